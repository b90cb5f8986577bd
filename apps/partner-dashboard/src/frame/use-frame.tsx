import type { DashboardFrameProps } from '@tassis/dashboard';
import { BellIcon, DashboardIcon } from '@tassis/design-system';
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
      { href: paths.partnerNotifications, label: menu.notifications, icon: <BellIcon /> },
    ],
  };
}
