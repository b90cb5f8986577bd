import { useId, type ReactNode } from 'react';
import { Badge } from '../badge/badge.tsx';
import { classNames } from '../class-names.ts';
import { ArrowRightIcon } from '../icons/arrow-right.tsx';
import { PlainLink, type LinkComponent } from '../link/link-component.tsx';
import starStyles from '../zellige/star-tile.module.css';
import styles from './service-tile.module.css';

/** Props of {@link ServiceTile}. */
export type ServiceTileProps = {
  title: string;
  text: string;
  /** An icon of 24 px, set on a star. */
  icon?: ReactNode;
  /** In place of the icon in a wide container: an Illustration of 96 px. */
  illustration?: ReactNode;
  /** '100% EN LIGNE'. */
  label?: string | undefined;
  /** 'Découvrir', 'Commencer maintenant'; the whole tile follows it. */
  link: { text: string; href: string };
  LinkComponent?: LinkComponent;
  headingLevel?: 2 | 3 | 4;
};

/** A service with a link to it. The whole tile can be pressed; screen readers get the link. Renders an `<article>`. */
export function ServiceTile(props: ServiceTileProps) {
  const {
    title,
    text,
    icon,
    illustration,
    label,
    link,
    LinkComponent: Link = PlainLink,
    headingLevel = 3,
  } = props;
  const Heading = `h${headingLevel}` as const;
  const id = useId();
  return (
    <article className={styles['root']}>
      <div className={styles['top']}>
        {illustration ??
          (icon ? (
            <span className={classNames(starStyles['root'], styles['icon'])}>{icon}</span>
          ) : null)}
        {label ? <Badge>{label}</Badge> : null}
      </div>
      <Heading id={`${id}-title`} className={styles['title']}>
        {title}
      </Heading>
      <p className={styles['text']}>{text}</p>
      <Link
        id={`${id}-link`}
        href={link.href}
        className={styles['link']}
        aria-labelledby={`${id}-link ${id}-title`}
      >
        {link.text}
        <ArrowRightIcon />
      </Link>
    </article>
  );
}
