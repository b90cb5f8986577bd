import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { binaryDigits } from './binary-digits.ts';
import { useConstantSpeed } from './use-constant-speed.ts';
import { useOverflow } from './use-overflow.ts';
import styles from './marquee.module.css';

/** Props of {@link Marquee}. */
export type MarqueeProps = {
  /** The accessible name of the pause switch: 'Figer les avis'. */
  pauseLabel: string;
  /** MarqueeRow. */
  children: ReactNode;
  /** May change the layout of the rows for reduced motion. */
  className?: string | undefined;
  /** The accessible name of the rows where the `className` makes them a scrollable region. */
  label?: string;
};

/**
 * Rows that move in a loop. They stop on hover, on focus, and by a switch that works without script (a checkbox);
 * with reduced motion they are a static list.
 */
export function Marquee({ pauseLabel, children, className, label }: MarqueeProps) {
  const { element, overflows } = useOverflow();
  const region = overflows ? { role: 'region', 'aria-label': label, tabIndex: 0 } : undefined;
  return (
    <div ref={element} className={classNames(styles['root'], className)} {...region}>
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

/** Props of {@link MarqueeRow}. */
export type MarqueeRowProps = {
  items: readonly { key: string; content: ReactNode }[];
  /** How many copies the loop renders to be seamless. One copy must be as wide as the window. */
  copies?: 2 | 3;
  direction?: 'left' | 'right';
  /** In pixels per second. */
  speed?: number;
  /** What the list holds; for assistive technology. */
  label: string;
  /**
   * May set `--marquee-gap` (default 40 px) and `--marquee-pace`, the seconds per item without script. The default 6
   * suits an item of 350 px with its gap at 65 pixels per second.
   */
  className?: string | undefined;
};

/** One moving row; only its first copy is accessible and focusable. */
export function MarqueeRow(props: MarqueeRowProps) {
  const { items, copies = 3, direction = 'left', speed = 65, label, className } = props;
  const track = useConstantSpeed(speed);
  return (
    <div className={classNames(styles['window'], className)}>
      <div
        ref={track}
        className={classNames(
          styles['track'],
          styles[direction],
          styles[`copies-${copies}`],
          ...binaryDigits(items.length).map((digit) => styles[`plus-${digit}`]),
        )}
      >
        {Array.from({ length: copies }, (_, copy) => (
          <ul
            key={copy}
            className={styles['list']}
            {...(copy === 0 ? { 'aria-label': label } : { 'aria-hidden': true, inert: true })}
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
