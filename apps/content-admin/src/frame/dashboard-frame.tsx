import { displayName, getSession, useSession } from '@tassis/auth';
import { DashboardIcon, DashboardShell } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { translate } from '@tassis/messages';
import { paths } from '@tassis/platform';
import { RouterLink, useLocation, useNavigate } from '@tassis/platform/router';
import { useMessages } from '../messages/use-messages.ts';
import { ownPaths } from '../paths.ts';
import { SectionOutlet } from './section-outlet.tsx';

export function Component() {
  const { area, menu } = useMessages();
  const locale = useLocale();
  const { user } = useSession();
  return (
    <DashboardShell
      title={area}
      person={{
        name: user ? displayName(user) : '',
        role: user ? translate(locale, `role.${user.user_type}`) : '',
      }}
      items={useMenu()}
      texts={menu}
      onLogout={useLogout()}
      LinkComponent={RouterLink}
    >
      <SectionOutlet />
    </DashboardShell>
  );
}

function useMenu() {
  const { menu } = useMessages();
  const { pathname } = useLocation();
  return [
    {
      href: ownPaths.dashboard,
      label: menu.dashboard,
      icon: <DashboardIcon />,
      current: pathname.startsWith(ownPaths.dashboard),
    },
  ];
}

/** Leaves first, and entirely: a guard that sees the session end here would remember this page for the next person. */
function useLogout() {
  const navigate = useNavigate();
  return () => {
    const left = Promise.resolve(navigate(paths.login, { flushSync: true }));
    void left.then(() => getSession().signOut());
  };
}
