import { ChevronRightIcon, Unbroken } from '@tassis/design-system';
import { RouterLink } from '@tassis/platform/router';
import type { ReactNode } from 'react';
import styles from './link-list.module.css';

/** A row of {@link LinkList}. */
export type LinkRow = {
  /** Distinguishes it from a row with the same link and text. */
  key?: string | undefined;
  href: string;
  text: string;
  /** Before the text: a number, an icon. */
  mark?: ReactNode;
  /** Below the text. */
  detail?: ReactNode;
  /** After the text: a badge, an amount. */
  aside?: ReactNode;
};

/** Props of {@link LinkList}. */
export type LinkListProps = {
  label: string;
  rows: readonly LinkRow[];
  /** Sets two rows side by side where they fit. */
  columns?: boolean;
};

/** Rows of a landing page; each row is one link to what it is about. */
export function LinkList({ label, rows, columns = false }: LinkListProps) {
  return (
    <ul className={columns ? styles['columns'] : styles['rows']} aria-label={label}>
      {rows.map(({ key, href, text, mark, detail, aside }) => (
        <li key={key ?? `${href} ${text}`}>
          <RouterLink href={href} className={styles['row']}>
            {mark === undefined ? null : <span className={styles['mark']}>{mark}</span>}
            <span className={styles['text']}>
              <span>
                <Unbroken>{text}</Unbroken>
              </span>
              {detail === undefined ? null : (
                <span className={styles['detail']}>
                  <Unbroken>{detail}</Unbroken>
                </span>
              )}
            </span>
            {aside === undefined ? null : <span className={styles['aside']}>{aside}</span>}
            <ChevronRightIcon size={18} className={styles['arrow']} />
          </RouterLink>
        </li>
      ))}
    </ul>
  );
}
