import { displayName, getSession, useSession } from '@tassis/auth';
import { DashboardShell, DocumentIcon, UserIcon } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { translate } from '@tassis/messages';
import { paths } from '@tassis/platform';
import { RouterLink, useLocation, useNavigate } from '@tassis/platform/router';
import { useMessages } from '../messages/use-messages.ts';
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
  const isIn = (...places: string[]) => places.some((place) => pathname.startsWith(place));
  return [
    {
      href: paths.clientProfile,
      label: menu.profile,
      icon: <UserIcon />,
      current: isIn(paths.clientProfile),
    },
    {
      href: paths.clientOrders,
      label: menu.orders,
      icon: <DocumentIcon />,
      current: isIn(paths.clientOrders, `${paths.clientDashboard}/order`),
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
