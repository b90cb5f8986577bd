import type { User } from '@tassis/contracts';
import { Button, Stack, UserIcon } from '@tassis/design-system';
import { getLandingPath } from '@tassis/domain';
import { RouterLink } from '@tassis/platform/router';
import { useAccessTexts } from '../../messages/access/use-access-texts.ts';
import { SignInLayout } from '../sign-in-layout.tsx';

/** Shown to a signed-in person who follows an invitation for another account. */
export function OtherAccount({ user, onLeave }: { user: User; onLeave: () => void }) {
  const { invitation: texts } = useAccessTexts();
  return (
    <SignInLayout
      unlisted
      mark={<UserIcon />}
      title={texts.otherTitle}
      intro={texts.other(user.email)}
    >
      <Stack>
        <Button variant="primary" wide onClick={onLeave}>
          {texts.leave}
        </Button>
        <Button wide href={getLandingPath(user.user_type)} LinkComponent={RouterLink}>
          {texts.stay}
        </Button>
      </Stack>
    </SignInLayout>
  );
}
