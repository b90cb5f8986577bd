import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './timeline.module.css';

/** One thing that happened, or will. */
export type TimelineEntry = {
  key: string;
  title: ReactNode;
  /** A formatted date, and the machine's for `<time>`. */
  date?: { text: string; iso: string } | undefined;
  text?: ReactNode;
  state?: 'done' | 'current' | 'upcoming';
};

/** Props of {@link Timeline}. */
export type TimelineProps = { label: string; entries: readonly TimelineEntry[] };

/** What happened, in order. Renders an `<ol>`. */
export function Timeline({ label, entries }: TimelineProps) {
  return (
    <ol className={styles['root']} aria-label={label}>
      {entries.map(({ key, title, date, text, state = 'done' }) => (
        <li
          key={key}
          className={classNames(styles['entry'], styles[state])}
          aria-current={state === 'current' ? 'step' : undefined}
        >
          <p className={styles['title']}>{title}</p>
          {date ? (
            <time className={styles['date']} dateTime={date.iso}>
              {date.text}
            </time>
          ) : null}
          {text ? <div className={styles['text']}>{text}</div> : null}
        </li>
      ))}
    </ol>
  );
}
