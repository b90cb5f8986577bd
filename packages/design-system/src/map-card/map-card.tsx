import type { ReactNode } from 'react';
import { ArrowRightIcon } from '../icons/arrow-right.tsx';
import { MapPinIcon } from '../icons/map-pin.tsx';
import { TextLink } from '../text-link/text-link.tsx';
import { QuarterMap } from './quarter-map.tsx';
import styles from './map-card.module.css';

/** Props of {@link MapCard}. */
export type MapCardProps = {
  /** 'Bureau de Casablanca'. */
  title: string;
  /** The lines of the address. */
  address: readonly string[];
  /** The office's street, shown on the plan. */
  street?: string | undefined;
  /** The note on the drawing: 'Plan schématique'. */
  mapNote: string;
  /** OpeningHours, a phone link. */
  children?: ReactNode;
  /** The link to a map service: 'Ouvrir l’itinéraire'. */
  directions: { text: string; href: string };
  headingLevel?: 2 | 3 | 4;
};

/**
 * An office: a drawn plan, which loads nothing from a third party, the address, and a link with directions. Renders
 * an `<article>`.
 */
export function MapCard(props: MapCardProps) {
  const { title, address, street, mapNote, children, directions, headingLevel = 3 } = props;
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles['frame']}>
      <article className={styles['root']}>
        <div className={styles['picture']}>
          <QuarterMap />
          {street ? (
            <p className={styles['name']} aria-hidden="true">
              {street}
            </p>
          ) : null}
          <p className={styles['note']}>{mapNote}</p>
        </div>
        <div className={styles['body']}>
          <Heading className={styles['title']}>{title}</Heading>
          <address className={styles['address']}>
            <MapPinIcon size={22} className={styles['icon']} />
            <span>
              {address.map((line) => (
                <span key={line} className={styles['line']}>
                  {line}
                </span>
              ))}
            </span>
          </address>
          {children}
          <TextLink
            variant="standalone"
            href={directions.href}
            rel="noreferrer"
            iconEnd={<ArrowRightIcon />}
          >
            {directions.text}
          </TextLink>
        </div>
      </article>
    </div>
  );
}
