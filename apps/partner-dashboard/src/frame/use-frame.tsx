import type { DashboardFrameProps } from '@tassis/dashboard';
import {
  BellIcon,
  DashboardIcon,
  DocumentIcon,
  PencilIcon,
  UserIcon,
  UsersIcon,
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
      { href: paths.myClients, label: menu.clients, icon: <UsersIcon /> },
      { href: paths.pendingRequests, label: menu.requests, icon: <DocumentIcon /> },
      { href: ownPaths.drafts, label: menu.drafts, icon: <PencilIcon /> },
      { href: paths.partnerNotifications, label: menu.notifications, icon: <BellIcon /> },
      { href: ownPaths.record, label: menu.record, icon: <UserIcon /> },
    ],
  };
}
