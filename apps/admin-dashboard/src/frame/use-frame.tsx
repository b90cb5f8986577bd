import type { DashboardFrameProps } from '@tassis/dashboard';
import {
  BellIcon,
  BuildingIcon,
  CertificateIcon,
  CheckCircleIcon,
  ColumnsIcon,
  DashboardIcon,
  DocumentIcon,
  MailIcon,
  MessageIcon,
  PhoneIcon,
  SettingsIcon,
  UsersIcon,
  WarningIcon,
} from '@tassis/design-system';
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
      { href: ownPaths.dashboard, label: menu.dashboard, icon: <DashboardIcon /> },
      { href: ownPaths.clients, label: menu.clients, icon: <UsersIcon /> },
      {
        href: paths.adminOrders,
        label: menu.orders,
        icon: <DocumentIcon />,
        begins: `${paths.adminDashboard}/order`,
      },
      {
        href: ownPaths.payments,
        begins: [ownPaths.payments, ownPaths.bill('')],
        label: menu.payments,
        icon: <ColumnsIcon />,
      },
      { href: ownPaths.documents, label: menu.documents, icon: <CertificateIcon /> },
      { href: ownPaths.contactSubmissions, label: menu.contact, icon: <MessageIcon /> },
      { href: ownPaths.newsletter, label: menu.newsletter, icon: <BellIcon /> },
      { href: ownPaths.warnings, label: menu.warnings, icon: <WarningIcon /> },
      { href: ownPaths.domiciliations, label: menu.domiciliations, icon: <BuildingIcon /> },
      {
        href: ownPaths.callbacksToday,
        label: menu.callbacks,
        icon: <PhoneIcon />,
        begins: ownPaths.callbacks,
      },
      { href: ownPaths.mails, label: menu.mails, icon: <MailIcon /> },
      { href: paths.manageUsers, label: menu.users, icon: <UsersIcon />, group: menu.settings },
      {
        href: paths.validateAccountants,
        label: menu.partners,
        icon: <CheckCircleIcon />,
        group: menu.settings,
      },
      {
        href: paths.systemSettings,
        label: menu.systemSettings,
        icon: <SettingsIcon />,
        group: menu.settings,
      },
    ],
  };
}
