import { displayName, useAskedSignOut, useSession } from '@tassis/auth';
import { DashboardShell, Spinner } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import type { Role } from '@tassis/domain';
import { getLabel } from '@tassis/messages';
import { RouterLink, SectionOutlet, useLocation } from '@tassis/platform/router';
import { useCallback, useState, type ReactNode } from 'react';
import { LiveChanges } from '../live/live-changes.tsx';
import { AreaTitle } from './area-page.tsx';
import { ContactButton } from './contact-button.tsx';
import { LeaveQuestion } from './leave-question.tsx';
import { SectionAddress } from './section-address.ts';
import { useRestoredFocus } from './use-restored-focus.ts';
import { UnreadFollower } from '../notifications/unread-follower.tsx';
import { useDashboardTexts } from '../messages/dashboard-texts.ts';

/** A section in the menu of a signed-in area. */
export type DashboardMenuEntry = {
  href: string;
  label: string;
  icon: ReactNode;
  /** The prefixes of the section's addresses, if other than `href`: an order's page belongs to the orders. */
  begins?: string | readonly string[];
  /** The name of its group: 'Réglages'. */
  group?: string;
};

/** The texts and menu of a signed-in area, in the page's language. */
export type DashboardFrameProps = {
  /** Name of the area: 'Espace client'. */
  title: string;
  /** The accessible name of the menu: 'Menu de l’espace client'. */
  menuLabel: string;
  menu: readonly DashboardMenuEntry[];
};

/**
 * The frame of a signed-in area: the person's name, the menu, the contact button, sign-out, and the open section or
 * its loading state.
 */
export function DashboardFrame({ title, menuLabel, menu }: DashboardFrameProps) {
  const { frame } = useDashboardTexts();
  const locale = useLocale();
  const { pathname } = useLocation();
  const { user } = useSession();
  const [lists, tellAddress] = useLastAddresses();
  useRestoredFocus();
  return (
    <DashboardShell
      title={title}
      person={{
        name: user ? displayName(user) : '',
        role: user ? getLabel(locale, `role.${user.user_type}`) : '',
      }}
      items={menu.map(({ begins, ...entry }) => {
        const isWithin = (path: string) =>
          [begins ?? entry.href].flat().some((prefix) => path.startsWith(prefix));
        return { ...entry, back: lists.find(isWithin), current: isWithin(pathname) };
      })}
      texts={{ ...frame, navigation: menuLabel }}
      tools={<ContactButton />}
      onLogout={useAskedSignOut()}
      LinkComponent={RouterLink}
    >
      <AreaTitle value={title}>
        <LiveChanges>
          {user && BELL_ROLES.has(user.user_type) ? <UnreadFollower /> : null}
          <SectionAddress value={tellAddress}>
            <SectionOutlet waiting={<Spinner size="page" late label={frame.loading} />} />
          </SectionAddress>
        </LiveChanges>
        <LeaveQuestion />
      </AreaTitle>
    </DashboardShell>
  );
}

/** The roles with notifications, for which the header shows the unread count. */
const BELL_ROLES: ReadonlySet<Role> = new Set(['client', 'partner']);

/** The last address of each section, the latest first. */
function useLastAddresses() {
  const [addresses, setAddresses] = useState<readonly string[]>([]);
  const tell = useCallback((address: string) => {
    const [path] = address.split('?');
    setAddresses((last) =>
      last[0] === address
        ? last
        : [address, ...last.filter((other) => other.split('?')[0] !== path)],
    );
  }, []);
  return [addresses, tell] as const;
}
