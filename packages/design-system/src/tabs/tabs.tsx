import { PlainLink, type LinkComponent } from '../link/link-component.tsx';
import styles from './tabs.module.css';

/** A tab with an address of its own. */
export type Tab = {
  href: string;
  text: string;
  /** The number of its entries, already formatted. */
  count?: string | undefined;
  current: boolean;
};

/** Props of {@link Tabs}. */
export type TabsProps = {
  /** Names the navigation: 'Parties de la commande'. */
  label: string;
  items: readonly Tab[];
  LinkComponent?: LinkComponent;
};

/**
 * The parts of a record, each with an address: links, not `role="tab"`, so that history and sharing work. For two or
 * three views without addresses use SegmentedControl. Renders a `<nav>`; scrolls horizontally on a phone.
 */
export function Tabs({ label, items, LinkComponent: Link = PlainLink }: TabsProps) {
  return (
    <nav aria-label={label} className={styles['root']}>
      <ul className={styles['list']}>
        {items.map(({ href, text, count, current }) => (
          <li key={href}>
            <Link href={href} className={styles['tab']} aria-current={current ? 'page' : undefined}>
              {text}
              {count === undefined ? null : <span className={styles['count']}>{count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
