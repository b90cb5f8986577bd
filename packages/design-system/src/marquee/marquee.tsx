import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { binaryDigits } from './binary-digits.ts';
import { useConstantSpeed } from './use-constant-speed.ts';
import { useOverflow } from './use-overflow.ts';
import styles from './marquee.module.css';

/** Props of {@link Marquee}. */
export type MarqueeProps = {
  /** What the switch that stops the movement is called: 'Figer les avis'. */
  pauseLabel: string;
  /** MarqueeRow. */
  children: ReactNode;
  /** May lay the rows out otherwise where nothing moves. */
  className?: string | undefined;
  /** What the rows are called where the `className` has them pushed aside by hand: a region that can be focused. */
  label?: string;
};

/**
 * Rows that drift by themselves. They stop under the pointer or the focus, and at the press of a switch that needs no
 * script (a checkbox); who asks for less motion gets a list that stands still.
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
  /** How often the content is laid one after the other, so that the loop shows no end. One copy must be as wide as the window. */
  copies?: 2 | 3;
  direction?: 'left' | 'right';
  /** In pixels a second. */
  speed?: number;
  /** What the list holds; for assistive technology. */
  label: string;
  /**
   * May set `--marquee-gap` (default 40 px) and `--marquee-pace`: the seconds in which one item passes, by which the
   * row moves without script. Default 6: an item of 350 px, its gap, 65 pixels a second.
   */
  className?: string | undefined;
};

/** One drifting row; only its first copy is read aloud and can be reached. */
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
