import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { dayInWords } from '../date-field/day-in-words.ts';
import type { Locale } from '../host/host-context.ts';
import { useOwnLocale } from '../intl/use-own-locale.ts';
import { PlainLink, type LinkComponent } from '../link/link-component.tsx';
import { PaintStart } from '../paint-start/paint-start.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { Navigation, TopLink, type NavigationItem, type NavigationLink } from './navigation.tsx';
import { usePrintedAt } from './use-printed-at.ts';
import { useScrolled } from './use-scrolled.ts';
import styles from './site-header.module.css';

/** Props of {@link SiteHeader}. */
export type SiteHeaderProps = {
  skipLink: { text: string; href: string };
  home: { href: string; label: string };
  logo: ReactNode;
  /** Names the navigation: 'Navigation principale'. */
  label: string;
  items: readonly NavigationItem[];
  menuText: string;
  /** The link to the signed-in person's area, beside the links in a wide window; its space is always reserved. */
  dashboard?: NavigationLink | undefined;
  /** The language switch, before the actions; its space is always reserved. */
  language?: ReactNode;
  /**
   * At the end, in reserved space, so that nothing moves when the session is known. Under 768 px only what has
   * `data-narrow`: the bell.
   */
  actions?: ReactNode;
  /** At the bottom of the menu under 768 px. */
  mobileActions?: ReactNode;
  /** `fixed`: stays at the top (public pages); `static`: scrolls away (dashboards); `offset`: static, with a margin above. */
  position?: 'fixed' | 'static' | 'offset';
  /** The path: the menu under 768 px closes when it changes. */
  routeKey?: string;
  /** In print, beside the logo: `(day) => 'Imprimé le ' + day`, given '21 novembre 2026'. */
  printedOn?: (day: string) => string;
  /** The language of that day. Default: the page's. */
  locale?: Locale;
  LinkComponent?: LinkComponent;
};

/** The header of every page. Renders a skip link and a `<header>`; works without script. */
export function SiteHeader(props: SiteHeaderProps) {
  const {
    skipLink,
    home,
    items,
    label,
    position = 'fixed',
    printedOn,
    LinkComponent: Link = PlainLink,
  } = props;
  const scrolled = useScrolled();
  const printed = usePrintedAt();
  const locale = useOwnLocale(props.locale);
  return (
    <>
      <a href={skipLink.href} className={styles['skip']}>
        {skipLink.text}
      </a>
      <header
        className={classNames(styles['root'], styles[position])}
        data-scrolled={scrolled ? '' : undefined}
      >
        <div className={styles['bar']}>
          <Link href={home.href} aria-label={home.label} className={styles['home']}>
            {props.logo}
          </Link>
          <Navigation label={label} items={items} Link={Link} />
          {props.dashboard ? (
            <div className={styles['dashboard']}>
              <TopLink item={props.dashboard} Link={Link} />
            </div>
          ) : null}
          <div className={styles['language']}>{props.language}</div>
          <div className={styles['actions']}>{props.actions}</div>
          <MobileMenu
            key={props.routeKey ?? ''}
            label={label}
            text={props.menuText}
            items={items}
            actions={props.mobileActions}
            Link={Link}
          />
          {printed && printedOn ? (
            <p className={styles['printed']}>{printedOn(dayInWords(printed, locale))}</p>
          ) : null}
        </div>
        <PaintStart id="paint-header" />
      </header>
    </>
  );
}
