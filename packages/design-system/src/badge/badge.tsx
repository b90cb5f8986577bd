import type { ReactNode } from 'react';
import type { Tone } from '../alert/tone.ts';
import toneStyles from '../alert/tone.module.css';
import { classNames } from '../class-names.ts';
import styles from './badge.module.css';

/** Props of {@link Badge}. */
export type BadgeProps = { tone?: 'brand' | 'accent' | 'neutral'; children: ReactNode };

/** A short mark on something: 'RECOMMANDÉ', '100% EN LIGNE'. Renders a `<span>`. */
export function Badge({ tone = 'brand', children }: BadgeProps) {
  return <span className={classNames(styles['root'], styles[tone])}>{children}</span>;
}

/** Props of {@link StatusBadge}. */
export type StatusBadgeProps = { tone: Tone | 'neutral'; text: string };

/** A status: its name, and a dot in its colour. Renders a `<span>`. */
export function StatusBadge({ tone, text }: StatusBadgeProps) {
  return (
    <span className={classNames(styles['root'], styles['status'], toneStyles[tone])}>
      <span className={styles['dot']} aria-hidden="true" />
      {text}
    </span>
  );
}
