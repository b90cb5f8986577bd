import { classNames } from '../class-names.ts';
import { ChevronLeftIcon } from '../icons/chevron-left.tsx';
import { ChevronRightIcon } from '../icons/chevron-right.tsx';
import { PlainLink, type LinkComponent } from '../link/link-component.tsx';
import styles from './breadcrumbs.module.css';

/** A page above the current one. */
export type Breadcrumb = { text: string; href: string };

/** Props of {@link Breadcrumbs}. */
export type BreadcrumbsProps = {
  /** Names the navigation: 'Fil d’Ariane'. */
  label: string;
  /** The pages above this one, the first the highest. */
  items: readonly Breadcrumb[];
  /** The page itself, without a link. */
  current: string;
  LinkComponent?: LinkComponent;
};

/** The pages above this one. Renders a `<nav>`; on a phone only the parent page, as a link back. */
export function Breadcrumbs(props: BreadcrumbsProps) {
  const { label, items, current, LinkComponent: Link = PlainLink } = props;
  return (
    <nav aria-label={label} className={styles['root']}>
      <ol className={styles['list']}>
        {items.map(({ text, href }, index) => (
          <li
            key={href}
            className={classNames(styles['item'], index === items.length - 1 && styles['parent'])}
          >
            <ChevronLeftIcon size={18} className={styles['back']} />
            <Link href={href} className={styles['link']}>
              {text}
            </Link>
            <ChevronRightIcon size={16} className={styles['divider']} />
          </li>
        ))}
        <li className={styles['item']}>
          <span aria-current="page" className={styles['current']}>
            {current}
          </span>
        </li>
      </ol>
    </nav>
  );
}
