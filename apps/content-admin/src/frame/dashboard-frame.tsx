import { displayName, useSession, useSignOut } from '@tassis/auth';
import { DashboardIcon, DashboardShell, Spinner } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { labelOf } from '@tassis/messages';
import { RouterLink, SectionOutlet, useLocation } from '@tassis/platform/router';
import { useSharedTexts } from '@tassis/views';
import { useMessages } from '../messages/use-messages.ts';
import { ownPaths } from '../paths.ts';

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
  return [
    {
      href: ownPaths.dashboard,
      label: menu.dashboard,
      icon: <DashboardIcon />,
      current: pathname.startsWith(ownPaths.dashboard),
    },
  ];
}
