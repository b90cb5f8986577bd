import { displayName, useSession, useSignOut } from '@tassis/auth';
import { AccountMenu, Button } from '@tassis/design-system';
import { paths } from '@tassis/platform';
import { RouterLink } from '@tassis/platform/router';
import { useTexts } from '../messages/use-texts.ts';
import { accountLinks } from './account-links.ts';
import styles from './header-actions.module.css';

/**
 * At the header's end: the way in, or one's own menu. While it is unknown who is there, the way in; somebody who has
 * been here before does not see it (`html[data-session]`), but it keeps its room.
 */
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
  return <VisitorLinks awaited={status === 'loading'} />;
}

/** The same at the foot of the menu under 768 px. */
export function MobileActions() {
  const { status, user } = useSession();
  const texts = useTexts();
  const signOut = useSignOut();
  if (!user) return <VisitorLinks awaited={status === 'loading'} wide />;
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
