import { displayName, useAskedSignOut } from '@tassis/auth';
import type { User } from '@tassis/contracts';
import { AccountMenu, NotificationBell } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { RouterLink } from '@tassis/platform/router';
import { useLocation } from 'react-router';
import { useTexts } from '../../messages/use-texts.ts';
import { accountLinks } from './account-links.ts';
import { findNotificationsPath } from './notifications.ts';
import { roleTexts } from './role-texts.ts';
import { usePolledUnreadCount } from './use-unread-count.ts';

/** The end of the header: the bell for roles with notifications, and the account menu. */
export function AccountActions({ user }: { user: User }) {
  const texts = useTexts();
  const locale = useLocale();
  const signOut = useAskedSignOut();
  const location = useLocation();
  const notifications = findNotificationsPath(user.user_type);
  return (
    <>
      {notifications ? <Bell href={notifications} /> : null}
      <AccountMenu
        name={displayName(user)}
        role={roleTexts[locale].roles[user.user_type]}
        label={texts.account}
        items={accountLinks(user.user_type, { texts, locale }, location)}
        logout={{ text: texts.logout, onLogout: signOut }}
        LinkComponent={RouterLink}
      />
    </>
  );
}

function Bell({ href }: { href: string }) {
  const texts = useTexts();
  const count = usePolledUnreadCount();
  return (
    <NotificationBell
      count={count}
      label={texts.unread(count)}
      href={href}
      LinkComponent={RouterLink}
    />
  );
}
