import type { User } from '@tassis/contracts';
import { Button } from '@tassis/design-system';
import { getLandingPath } from '@tassis/domain';
import { RouterLink } from '@tassis/platform/router';
import { lazy, Suspense, type ComponentType } from 'react';
import { useTexts } from '../messages/use-texts.ts';
import { loadSignedIn } from './load-signed-in.ts';

type Part = ComponentType<{ user: User }>;

const parts = {
  AccountActions: arriving('AccountActions', DashboardButton),
  MobileAccountLinks: arriving('MobileAccountLinks', DashboardButton),
  WarningBanner: arriving('WarningBanner', () => null),
};

/** A part of the frame for signed-in people: nothing until its script is loaded, and a plain fallback if it cannot be. */
export function SignedInPart({ part, user }: { part: keyof typeof parts; user: User }) {
  const Shown = parts[part];
  return (
    <Suspense fallback={null}>
      <Shown user={user} />
    </Suspense>
  );
}

function arriving(name: 'AccountActions' | 'MobileAccountLinks' | 'WarningBanner', Plainer: Part) {
  return lazy<Part>(async () => {
    try {
      return { default: (await loadSignedIn())[name] };
    } catch (error) {
      reportError(error);
      return { default: Plainer };
    }
  });
}

/** The fallback of the account menu: a link to the dashboard. */
function DashboardButton({ user }: { user: User }) {
  return (
    <Button href={getLandingPath(user.user_type)} LinkComponent={RouterLink} variant="brand" wide>
      {useTexts().dashboard}
    </Button>
  );
}
