import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './timeline.module.css';

/** An event, past or future. */
export type TimelineEntry = {
  key: string;
  title: ReactNode;
  /** The formatted date, and its ISO form for `<time>`. */
  date?: { text: string; iso: string } | undefined;
  /** Who did it: 'Salma Idrissi, conseillère'. */
  actor?: string | undefined;
  text?: ReactNode;
  state?: 'done' | 'current' | 'upcoming';
};

/** Props of {@link Timeline}. */
export type TimelineProps = {
  label: string;
  entries: readonly TimelineEntry[];
  /** Texts of the states for screen readers: 'terminé', 'en cours', 'à venir'. */
  stateTexts?: { done: string; current: string; upcoming: string };
};

/** Events in order. Renders an `<ol>`. */
export function Timeline({ label, entries, stateTexts }: TimelineProps) {
  return (
    <ol className={styles['root']} aria-label={label}>
      {entries.map(({ key, title, date, actor, text, state = 'done' }) => (
        <li
          key={key}
          className={classNames(styles['entry'], styles[state])}
          aria-current={state === 'current' ? 'step' : undefined}
        >
          <p className={styles['title']}>
            {title}
            {stateTexts ? <VisuallyHidden> ({stateTexts[state]})</VisuallyHidden> : null}
          </p>
          {date || actor ? (
            <p className={styles['meta']}>
              {date ? <time dateTime={date.iso}>{date.text}</time> : null}
              {actor ? <span>{actor}</span> : null}
            </p>
          ) : null}
          {text ? <div className={styles['text']}>{text}</div> : null}
        </li>
      ))}
    </ol>
  );
}
