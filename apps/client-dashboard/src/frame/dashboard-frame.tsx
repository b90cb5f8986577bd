import { displayName, useSession, useSignOut } from '@tassis/auth';
import { DashboardShell, DocumentIcon, Spinner, UserIcon } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { labelOf } from '@tassis/messages';
import { paths } from '@tassis/platform';
import { RouterLink, SectionOutlet, useLocation } from '@tassis/platform/router';
import { useSharedTexts } from '@tassis/views';
import { useMessages } from '../messages/use-messages.ts';

export function Component() {
  const { area, menu } = useMessages();
  const { frame } = useSharedTexts();
  const locale = useLocale();
  const { user } = useSession();
  return (
    <DashboardShell
      title={area}
      person={{
        name: user ? displayName(user) : '',
        role: user ? labelOf(locale, `role.${user.user_type}`) : '',
      }}
      items={useMenu()}
      texts={{ ...frame, navigation: menu.navigation }}
      onLogout={useSignOut()}
      LinkComponent={RouterLink}
    >
      <SectionOutlet waiting={<Spinner size="page" late label={frame.loading} />} />
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
