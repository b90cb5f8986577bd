import { useSession } from '@tassis/auth';
import { Button } from '@tassis/design-system';
import { paths } from '@tassis/platform';
import { RouterLink } from '@tassis/platform/router';
import { useTexts } from '../messages/use-texts.ts';
import styles from './header-actions.module.css';
import { SignedInPart } from './signed-in-part.tsx';

/**
 * The end of the header: the sign-in links, or the account menu. While the session is unknown, the sign-in links; with
 * a stored session they are invisible (`html[data-session]`), but still take up their space.
 */
export function HeaderActions() {
  const { status, user } = useSession();
  if (user) return <SignedInPart part="AccountActions" user={user} />;
  return <VisitorLinks awaited={status !== 'ready'} />;
}

/** The same links at the end of the menu under 768 px. */
export function MobileActions() {
  const { status, user } = useSession();
  if (user) return <SignedInPart part="MobileAccountLinks" user={user} />;
  return <VisitorLinks awaited={status !== 'ready'} wide />;
}

function VisitorLinks({ awaited, wide = false }: { awaited: boolean; wide?: boolean }) {
  const texts = useTexts();
  const look = { className: awaited ? styles['awaited'] : undefined, wide };
  return (
    <>
      <Button href={paths.login} LinkComponent={RouterLink} variant="quiet" {...look}>
        {texts.login}
      </Button>
      <Button href={paths.register} LinkComponent={RouterLink} variant="brand" {...look}>
        {texts.register}
      </Button>
    </>
  );
}
