import {
  Badge,
  CheckIcon,
  Container,
  PaintStart,
  Section,
  ZelligePattern,
} from '@tassis/design-system';
import type { ReactNode } from 'react';
import styles from './hero-band.module.css';

type HeroBandProps = {
  texts: { badge: string; title: string; lead: string; facts: readonly string[] };
  /** A Button for a dark background that leads down to the form or the packages. */
  action: ReactNode;
  /** The figures of the firm; without them no space is reserved. */
  stats?: ReactNode;
  /** A decorative drawing beside the text, where there is room. */
  figure: ReactNode;
};

/** The hero of an order page: the service, and a link to its form or packages. */
export function HeroBand({ texts, action, stats, figure }: HeroBandProps) {
  return (
    <Section as="header" tone="ink" spacing="m" className={styles['root']}>
      <ZelligePattern tile={208} fade="start" onInk />
      <Container>
        <div className={styles['split']}>
          <div className={styles['text']}>
            <p>
              <Badge tone="accent">{texts.badge}</Badge>
            </p>
            <h1>{texts.title}</h1>
            <p className={styles['lead']}>{texts.lead}</p>
            {action}
            <ul className={styles['facts']}>
              {texts.facts.map((fact) => (
                <li key={fact}>
                  <CheckIcon size={18} />
                  {fact}
                </li>
              ))}
            </ul>
            {stats === undefined ? null : <div className={styles['stats']}>{stats}</div>}
          </div>
          {figure}
        </div>
      </Container>
      <PaintStart id="paint-opening" />
    </Section>
  );
}
