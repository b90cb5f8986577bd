import { useAskedSignOut } from '@tassis/auth';
import type { User } from '@tassis/contracts';
import { Button, UnreadCount, type NavigationLink } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { RouterLink } from '@tassis/platform/router';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useTexts } from '../../messages/use-texts.ts';
import { accountLinks } from './account-links.ts';
import { findNotificationsPath } from './notifications.ts';
import { useUnreadCount } from './use-unread-count.ts';
import styles from './mobile-account-links.module.css';

/** The same links at the end of the mobile menu (under 768 px). */
export function MobileAccountLinks({ user }: { user: User }) {
  const texts = useTexts();
  const locale = useLocale();
  const signOut = useAskedSignOut();
  const location = useLocation();
  const notifications = findNotificationsPath(user.user_type);
  const [dashboard, ...others] = accountLinks(user.user_type, { texts, locale }, location);
  return (
    <>
      {dashboard ? <Place {...dashboard} variant="brand" /> : null}
      {notifications ? (
        <Notifications href={notifications} current={location.pathname === notifications} />
      ) : null}
      {others.map((link) => (
        <Place key={link.text} {...link} />
      ))}
      <Button variant="secondary" wide onClick={signOut}>
        {texts.logout}
      </Button>
    </>
  );
}

function Notifications(link: Pick<NavigationLink, 'href' | 'current'>) {
  const texts = useTexts();
  const count = useUnreadCount();
  return (
    <Place
      {...link}
      text={texts.notifications}
      label={texts.unread(count)}
      iconEnd={<UnreadCount count={count} />}
    />
  );
}

type PlaceProps = NavigationLink & {
  label?: string;
  iconEnd?: ReactNode;
  variant?: 'brand' | 'quiet';
};

function Place({ text, label, current, variant = 'quiet', ...link }: PlaceProps) {
  return (
    <Button
      {...link}
      variant={variant}
      wide
      className={variant === 'quiet' ? styles['link'] : undefined}
      aria-label={label}
      aria-current={current ? 'page' : undefined}
      LinkComponent={RouterLink}
    >
      {text}
    </Button>
  );
}
