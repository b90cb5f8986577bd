import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './opening-hours.module.css';

/** A line of the table: days that have the same hours. */
export type OpeningRow = {
  key: string;
  /** 'Lundi au vendredi'. */
  days: string;
  /** '9h00 – 18h00', 'Fermé'. */
  hours: string;
  isClosed?: boolean;
};

/** Props of {@link OpeningHours}. */
export type OpeningHoursProps = {
  /** Above the table: 'Horaires d’ouverture'. */
  caption: string;
  rows: readonly OpeningRow[];
  /** The key of today's row. Known after hydration, because the server's page is the same for everyone. */
  today?: string | undefined;
  /** Whether the office is open now. `null` reserves the space until it is known; without it there is none. */
  status?: { text: string; isOpen: boolean } | null;
  /** Under the table: 'Assistance d’urgence 24/7'. */
  note?: ReactNode;
};

/** The firm's opening hours. Renders a `<table>`. */
export function OpeningHours({ caption, rows, today, status, note }: OpeningHoursProps) {
  return (
    <div className={styles['root']}>
      <table className={styles['table']}>
        <caption className={styles['caption']}>{caption}</caption>
        <tbody>
          {rows.map((row) => (
            <tr
              key={row.key}
              className={classNames(styles['row'], row.isClosed && styles['closed'])}
              aria-current={row.key === today ? 'date' : undefined}
            >
              <th scope="row" className={styles['days']}>
                {row.days}
              </th>
              <td className={styles['hours']}>{row.hours}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {status === undefined ? null : (
        <p className={classNames(styles['status'], status?.isOpen && styles['open'])}>
          {status?.text}
        </p>
      )}
      {note ? <div className={styles['note']}>{note}</div> : null}
    </div>
  );
}
