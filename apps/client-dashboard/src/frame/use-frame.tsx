import type { DashboardFrameProps } from '@tassis/dashboard';
import { BellIcon, CertificateIcon, DocumentIcon, UserIcon } from '@tassis/design-system';
import { paths } from '@tassis/platform';
import { useMessages } from '../messages/use-messages.ts';
import { ownPaths } from '../paths.ts';

/** The area's title and its menu. */
export function useFrame(): DashboardFrameProps {
  const { area, menu } = useMessages();
  return {
    title: area,
    menuLabel: menu.navigation,
    menu: [
      { href: paths.clientProfile, label: menu.profile, icon: <UserIcon /> },
      {
        href: paths.clientOrders,
        label: menu.orders,
        icon: <DocumentIcon />,
        begins: `${paths.clientDashboard}/order`,
      },
      { href: ownPaths.documents, label: menu.documents, icon: <CertificateIcon /> },
      { href: paths.clientNotifications, label: menu.notifications, icon: <BellIcon /> },
    ],
  };
}
