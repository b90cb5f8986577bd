import { classNames } from './class-names.ts';
import styles from './marquee.module.css';
import type { ReactNode } from 'react';

type MarqueeProps = {
  /** What the button that stops the movement is called. It works without script. */
  pauseLabel: string;
  children: ReactNode;
};

/** Rows that drift by themselves, and stop under the pointer, at the press of a box, or for those who ask for less motion. */
export function Marquee({ pauseLabel, children }: MarqueeProps) {
  return (
    <div className={styles['root']}>
      {children}
      <label className={styles['pause']}>
        <input type="checkbox" className={styles['box']} />
        <svg width="14" height="14" viewBox="0 0 14 14" fill="currentColor" aria-hidden="true">
          <path className={styles['bars']} d="M2.5 1.5h3v11h-3zM8.5 1.5h3v11h-3z" />
          <path className={styles['arrow']} d="M3 1v12l9-6z" />
        </svg>
        {pauseLabel}
      </label>
    </div>
  );
}

type MarqueeRowProps = {
  items: readonly { key: string; content: ReactNode }[];
  /** How often the content is laid one after the other, so that the loop shows no end. */
  copies: 2 | 3;
  direction?: 'left' | 'right';
  label: string;
  /** Sets `--marquee-duration` and `--marquee-gap`. */
  className?: string | undefined;
};

/** One drifting row; only its first copy is read aloud. */
export function MarqueeRow({
  items,
  copies,
  direction = 'left',
  label,
  className,
}: MarqueeRowProps) {
  return (
    <div className={classNames(styles['window'], className)}>
      <div className={classNames(styles['track'], styles[direction], styles[`copies-${copies}`])}>
        {Array.from({ length: copies }, (_, copy) => (
          <ul
            key={copy}
            className={styles['list']}
            {...(copy === 0 ? { 'aria-label': label } : { 'aria-hidden': true })}
          >
            {items.map((item) => (
              <li key={item.key} className={styles['item']}>
                {item.content}
              </li>
            ))}
          </ul>
        ))}
      </div>
    </div>
  );
}
