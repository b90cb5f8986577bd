import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { LogoutIcon } from '../icons/logout.tsx';
import type { LinkComponent } from '../link/link-component.tsx';
import { Tooltip } from '../tooltip/tooltip.tsx';
import styles from './dashboard-menu.module.css';

/** A section of a signed-in area. */
export type DashboardMenuItem = {
  href: string;
  /** Where the breadcrumb of a page below the section leads: to its list as it was filtered. Default: `href`. */
  back?: string | undefined;
  label: string;
  icon: ReactNode;
  /** The section that is open now. */
  current: boolean;
  /** The name of its group, below the sections without one. Sections of one group follow each other. */
  group?: string | undefined;
};

/** The signed-in person's name and role, as texts. */
export type DashboardPerson = { name: string; role: string };

/** More sections than this are set closer, so that a window of 800 px shows them all. */
const MANY = 10;

type DashboardMenuProps = {
  /** Accessible name of the navigation. */
  label: string;
  person: DashboardPerson;
  items: readonly DashboardMenuItem[];
  logout: { text: string; onLogout: () => void };
  /** The `aria-current` of the open section: `page`, or `true` when the page is below it. */
  currentAs: 'page' | 'true';
  /** Shows icons only; the texts remain for assistive technology and as tooltips on hover and focus. */
  compact?: boolean;
  LinkComponent: LinkComponent;
  onFollow?: (() => void) | undefined;
};

/** The signed-in person, the sections and sign-out, in the sidebar as in the drawer. */
export function DashboardMenu(props: DashboardMenuProps) {
  const { label, person, items, logout, currentAs, compact = false, onFollow } = props;
  const Link = props.LinkComponent;
  const groups = [...new Set(items.map(({ group }) => group))];
  const hint = (text: string) => ({ text: compact ? text : undefined, side: 'end' as const });
  return (
    <div
      className={classNames(
        styles['root'],
        compact && styles['compact'],
        items.length > MANY && styles['dense'],
      )}
    >
      <div className={styles['person']}>
        <Tooltip {...hint(`${person.name}, ${person.role}`)}>
          <span className={styles['initials']} aria-hidden="true">
            {toInitials(person.name)}
          </span>
        </Tooltip>
        <p className={styles['words']}>
          <strong className={styles['name']}>{person.name}</strong>
          <span className={styles['role']}>{person.role}</span>
        </p>
      </div>
      <nav aria-label={label}>
        {groups.map((group) => (
          <div key={group ?? ''} className={styles['group']}>
            {group ? (
              <p className={classNames(styles['heading'], styles['words'])}>{group}</p>
            ) : null}
            <ul className={styles['list']} aria-label={group}>
              {items
                .filter((item) => item.group === group)
                .map((item) => (
                  <li key={item.href}>
                    <Tooltip {...hint(item.label)}>
                      <Link
                        href={item.href}
                        className={styles['entry']}
                        aria-current={item.current ? currentAs : undefined}
                        onClick={onFollow}
                      >
                        {item.icon}
                        <span className={styles['words']}>{item.label}</span>
                      </Link>
                    </Tooltip>
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </nav>
      <div className={styles['logout']}>
        <Tooltip {...hint(logout.text)}>
          <button type="button" className={styles['entry']} onClick={logout.onLogout}>
            <LogoutIcon />
            <span className={styles['words']}>{logout.text}</span>
          </button>
        </Tooltip>
      </div>
    </div>
  );
}

function toInitials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const first = words[0]?.at(0) ?? '';
  const last = words.length > 1 ? (words.at(-1)?.at(0) ?? '') : '';
  return (first + last).toUpperCase();
}
