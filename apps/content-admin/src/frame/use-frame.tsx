import type { DashboardFrameProps } from '@tassis/dashboard';
import {
  BuildingIcon,
  ClockIcon,
  DashboardIcon,
  DocumentIcon,
  InfoIcon,
  MessageIcon,
  UsersIcon,
} from '@tassis/design-system';
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
      { href: ownPaths.packages, label: menu.packages, icon: <BuildingIcon /> },
      { href: ownPaths.faq, label: menu.faq, icon: <MessageIcon /> },
      { href: ownPaths.articles, label: menu.articles, icon: <DocumentIcon /> },
      { href: ownPaths.reviews, label: menu.reviews, icon: <UsersIcon /> },
      { href: ownPaths.claims, label: menu.claims, icon: <ClockIcon /> },
      { href: ownPaths.banners, label: menu.banners, icon: <InfoIcon /> },
    ],
  };
}
