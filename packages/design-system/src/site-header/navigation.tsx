import { ChevronDownIcon } from '../icons/chevron-down.tsx';
import type { LinkComponent } from '../link/link-component.tsx';
import { HoverMenu } from './hover-menu.tsx';
import styles from './site-header.module.css';

/** A link of the header. */
export type NavigationLink = {
  text: string;
  href: string;
  /** Whether it is the current page; `'within'`: the current page is below it. */
  current?: boolean | 'within';
};

/** Maps `current` to `aria-current`. */
export function toAriaCurrent({ current }: Pick<NavigationLink, 'current'>) {
  if (current === 'within') return 'true';
  return current ? 'page' : undefined;
}

/** A link of the first level, with the links below it. */
export type NavigationItem = NavigationLink & {
  items?: readonly (NavigationLink & { hint?: string })[];
  /** The accessible name of the button that opens the links below it: 'Tous les services'. */
  itemsLabel?: string;
};

/** Props of {@link Navigation}. */
export type NavigationProps = {
  label: string;
  items: readonly NavigationItem[];
  Link: LinkComponent;
};

/** The header's links from 768 px on. */
export function Navigation({ label, items, Link }: NavigationProps) {
  return (
    <nav aria-label={label} className={styles['navigation']}>
      <ul className={styles['links']}>
        {items.map((item) => (
          <li key={item.href}>
            {item.items ? (
              <HoverMenu
                before={<TopLink item={item} Link={Link} />}
                button={<ChevronDownIcon size={16} />}
                buttonLabel={item.itemsLabel}
              >
                <ul>
                  {item.items.map((entry) => (
                    <li key={entry.href}>
                      <Link
                        href={entry.href}
                        className={styles['entry']}
                        aria-current={toAriaCurrent(entry)}
                      >
                        {entry.text}
                        {entry.hint ? <span className={styles['hint']}>{entry.hint}</span> : null}
                      </Link>
                    </li>
                  ))}
                </ul>
              </HoverMenu>
            ) : (
              <TopLink item={item} Link={Link} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A link of the first level. */
export function TopLink({ item, Link }: { item: NavigationLink; Link: LinkComponent }) {
  return (
    <Link href={item.href} className={styles['link']} aria-current={toAriaCurrent(item)}>
      {item.text}
    </Link>
  );
}
