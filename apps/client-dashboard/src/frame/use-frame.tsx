import { useQuery } from '@tassis/api-client/query';
import type { DashboardFrameProps } from '@tassis/dashboard';
import {
  BellIcon,
  BuildingIcon,
  CertificateIcon,
  ColumnsIcon,
  DocumentIcon,
  UserIcon,
} from '@tassis/design-system';
import { paths } from '@tassis/platform';
import { useMessages } from '../messages/use-messages.ts';
import { ownPaths } from '../paths.ts';
import { warningsQuery } from './warnings-query.ts';

/** The area's title and its menu. */
export function useFrame(): DashboardFrameProps {
  const { area, menu } = useMessages();
  const showsWarnings = useShowsWarnings();
  return {
    title: area,
    menuLabel: menu.navigation,
    menu: [
      {
        href: paths.clientProfile,
        label: menu.profile,
        icon: <UserIcon />,
        begins: [paths.clientProfile, ownPaths.domiciliations, ownPaths.partnerRequests],
      },
      {
        href: paths.clientOrders,
        label: menu.orders,
        icon: <DocumentIcon />,
        begins: `${paths.clientDashboard}/order`,
      },
      { href: ownPaths.documents, label: menu.documents, icon: <CertificateIcon /> },
      { href: ownPaths.bills, label: menu.bills, icon: <ColumnsIcon /> },
      { href: paths.clientNotifications, label: menu.notifications, icon: <BellIcon /> },
      ...(showsWarnings
        ? [{ href: paths.clientWarnings, label: menu.warnings, icon: <BuildingIcon /> }]
        : []),
    ],
  };
}

/** Whether the menu has the entry for warnings: something ends soon, or the warnings could not be loaded. */
function useShowsWarnings(): boolean {
  const { data, isError } = useQuery({ ...warningsQuery, staleTime: 300_000 });
  return isError || (data !== undefined && data.data.length + data.certificates.length > 0);
}
