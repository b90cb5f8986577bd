import type { DashboardFrameProps } from '@tassis/dashboard';
import { CertificateIcon, UserIcon } from '@tassis/design-system';
import { paths } from '@tassis/platform';
import { useMessages } from './messages/use-messages.ts';
import { ownPaths } from './paths.ts';

/** The area's title and its menu, which also links to the client's own area. */
export function useFrame(): DashboardFrameProps {
  const { area, menu } = useMessages();
  return {
    title: area,
    menuLabel: menu.navigation,
    menu: [
      {
        href: ownPaths.deadlines,
        label: menu.deadlines,
        icon: <CertificateIcon />,
        begins: ownPaths.base,
      },
      { href: paths.clientProfile, label: menu.profile, icon: <UserIcon /> },
    ],
  };
}
