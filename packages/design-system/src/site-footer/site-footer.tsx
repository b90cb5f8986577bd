import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Container } from '../layout/layout.tsx';
import layoutStyles from '../layout/layout.module.css';
import { PlainLink, type LinkComponent } from '../link/link-component.tsx';
import { ZelligePattern } from '../zellige/zellige-pattern.tsx';
import styles from './site-footer.module.css';

/** A titled column of links. */
export type FooterColumn = { title: string; links: readonly { text: string; href: string }[] };

/** Pages of the firm on other sites; one without an icon shows its name. */
export type FooterSocial = {
  /** Names the list: 'Réseaux sociaux'. */
  label: string;
  links: readonly { text: string; href: string; icon?: ReactNode }[];
};

/** Props of {@link SiteFooter}. */
export type SiteFooterProps = {
  logo: ReactNode;
  /** Under the logo: what the firm is, in a sentence. */
  about?: ReactNode;
  /** Phone, WhatsApp, e-mail, address; links of their own. */
  contact?: ReactNode;
  columns: readonly FooterColumn[];
  /** The form that subscribes to the newsletter. */
  newsletter?: { title: string; form: ReactNode };
  claims?: readonly string[];
  social?: FooterSocial | undefined;
  /** The last line: copyright, legal numbers. */
  legal: ReactNode;
  LinkComponent?: LinkComponent;
};

/** The footer of every page, on ink. Renders a `<footer>`. */
export function SiteFooter(props: SiteFooterProps) {
  const { columns, claims = [], LinkComponent: Link = PlainLink } = props;
  return (
    <footer className={classNames(layoutStyles['ink'], styles['root'])}>
      <ZelligePattern tile={176} fade="start" onInk />
      <Container width="wide">
        <div className={styles['top']}>
          <div className={styles['firm']}>
            {props.logo}
            {props.about ? <div>{props.about}</div> : null}
            {props.contact ? <div>{props.contact}</div> : null}
            {props.social ? <Social {...props.social} /> : null}
          </div>
          {columns.map((column) => (
            <nav key={column.title} aria-label={column.title}>
              <h2 className={styles['title']}>{column.title}</h2>
              <ul className={styles['links']}>
                {column.links.map((link) => (
                  <li key={link.href + link.text}>
                    <Link href={link.href} className={styles['link']}>
                      {link.text}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
          {props.newsletter ? (
            <section aria-label={props.newsletter.title}>
              <h2 className={styles['title']}>{props.newsletter.title}</h2>
              {props.newsletter.form}
            </section>
          ) : null}
        </div>
        <div className={styles['bottom']}>
          <div>{props.legal}</div>
          {claims.length > 0 ? (
            <ul className={styles['claims']}>
              {claims.map((claim) => (
                <li key={claim}>{claim}</li>
              ))}
            </ul>
          ) : null}
        </div>
      </Container>
    </footer>
  );
}

function Social({ label, links }: FooterSocial) {
  return (
    <ul className={styles['social']} aria-label={label}>
      {links.map(({ text, href, icon }) => (
        <li key={href}>
          <a href={href} className={styles['link']} aria-label={icon ? text : undefined}>
            {icon ?? text}
          </a>
        </li>
      ))}
    </ul>
  );
}
