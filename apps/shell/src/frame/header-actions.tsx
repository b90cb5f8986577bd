import { displayName, getSession, useSession } from '@tassis/auth';
import { AccountMenu, Button } from '@tassis/design-system';
import { paths } from '@tassis/platform';
import { RouterLink } from '@tassis/platform/router';
import { useNavigate } from 'react-router';
import { useTexts } from '../messages/use-texts.ts';
import { accountLinks } from './account-links.ts';

/** At the header's end: the way in, or one's own menu. Nothing while it is unknown who is there. */
export function HeaderActions() {
  const { status, user } = useSession();
  const texts = useTexts();
  const signOut = useSignOut();
  if (user) {
    return (
      <AccountMenu
        name={displayName(user)}
        role={texts.roles[user.user_type]}
        label={texts.account}
        items={accountLinks(user.user_type, texts)}
        logout={{ text: texts.logout, onLogout: signOut }}
        LinkComponent={RouterLink}
      />
    );
  }
  return status === 'ready' ? <VisitorLinks /> : null;
}

/** The same at the foot of the menu under 768 px. */
export function MobileActions() {
  const { status, user } = useSession();
  const texts = useTexts();
  const signOut = useSignOut();
  if (!user) return status === 'ready' ? <VisitorLinks wide /> : null;
  return (
    <>
      {accountLinks(user.user_type, texts).map(({ text, href }, index) => (
        <Button
          key={text}
          href={href}
          LinkComponent={RouterLink}
          variant={index === 0 ? 'brand' : 'quiet'}
          wide
        >
          {text}
        </Button>
      ))}
      <Button variant="secondary" wide onClick={signOut}>
        {texts.logout}
      </Button>
    </>
  );
}

function VisitorLinks({ wide = false }: { wide?: boolean }) {
  const texts = useTexts();
  return (
    <>
      <Button href={paths.login} LinkComponent={RouterLink} variant="quiet" wide={wide}>
        {texts.login}
      </Button>
      <Button href={paths.register} LinkComponent={RouterLink} variant="brand" wide={wide}>
        {texts.register}
      </Button>
    </>
  );
}

/** Leaves first, so that no guard remembers the page as a place to return to; then ends the session. */
function useSignOut(): () => void {
  const navigate = useNavigate();
  return () => {
    const left = Promise.resolve(navigate(paths.login, { flushSync: true }));
    void left.then(() => getSession().signOut());
  };
}
