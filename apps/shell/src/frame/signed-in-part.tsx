import type { User } from '@tassis/contracts';
import { Button } from '@tassis/design-system';
import { getLandingPath } from '@tassis/domain';
import { RouterLink } from '@tassis/platform/router';
import { lazy, Suspense, type ComponentType } from 'react';
import { useTexts } from '../messages/use-texts.ts';
import { loadSignedIn } from './load-signed-in.ts';

type Part = ComponentType<{ user: User }>;

const parts = {
  AccountPlace: arriving('AccountPlace', DashboardButton),
  AccountPlaces: arriving('AccountPlaces', DashboardButton),
  WarningBanner: arriving('WarningBanner', () => null),
};

/** What of the frame only they have who are signed in: nothing until its script has come, and something plainer if it cannot. */
export function SignedInPart({ part, user }: { part: keyof typeof parts; user: User }) {
  const Shown = parts[part];
  return (
    <Suspense fallback={null}>
      <Shown user={user} />
    </Suspense>
  );
}

function arriving(name: 'AccountPlace' | 'AccountPlaces' | 'WarningBanner', Plainer: Part) {
  return lazy<Part>(async () => {
    try {
      return { default: (await loadSignedIn())[name] };
    } catch (error) {
      reportError(error);
      return { default: Plainer };
    }
  });
}

/** The header goes on without the menu: the rest is on the dashboard. */
function DashboardButton({ user }: { user: User }) {
  return (
    <Button href={getLandingPath(user.user_type)} LinkComponent={RouterLink} variant="brand" wide>
      {useTexts().dashboard}
    </Button>
  );
}
