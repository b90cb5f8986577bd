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
  /** Its lines, as on a letter. */
  address: readonly string[];
  /** Written on the plan: the boulevard the office stands on. */
  street?: string | undefined;
  /** Says what the drawing is: 'Plan schématique'. */
  mapNote: string;
  /** OpeningHours, a phone link. */
  children?: ReactNode;
  /** Opens a map service elsewhere: 'Ouvrir l’itinéraire'. */
  directions: { text: string; href: string };
  headingLevel?: 2 | 3 | 4;
};

/** Where the office is: a drawn plan that asks nobody for anything, the address, the way there. Renders an `<article>`. */
export function MapCard(props: MapCardProps) {
  const { title, address, street, mapNote, children, directions, headingLevel = 3 } = props;
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles['frame']}>
      <article className={styles['root']}>
        <div className={styles['picture']}>
          <QuarterMap street={street} />
          <p className={styles['note']}>{mapNote}</p>
        </div>
        <div className={styles['body']}>
          <Heading>{title}</Heading>
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
