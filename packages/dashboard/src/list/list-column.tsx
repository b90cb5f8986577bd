import type { DataColumn } from '@tassis/design-system';
import { formatDate, formatMoney, type Locale } from '@tassis/messages';
import type { ReactNode } from 'react';

/** The content of a column's cell: exactly one of these. */
type Values<Row> = {
  text: (row: Row) => string;
  /** A date or timestamp of the API; null shows nothing. */
  date: (row: Row) => string | null;
  /** An amount in MAD; null shows nothing. */
  money: (row: Row) => number | null;
  /** Any other content. */
  cell: (row: Row) => ReactNode;
};

type Shown<Row, Kind extends keyof Values<Row>> = Pick<Values<Row>, Kind> & {
  [Other in Exclude<keyof Values<Row>, Kind>]?: never;
};

type Look<Row> = Pick<DataColumn<Row>, 'key' | 'align' | 'nowrap' | 'card' | 'hideable'>;

/** The column that names the row. */
export type NameColumn<Row> = Look<Row> &
  Shown<Row, 'text'> & {
    /** The full name of a row where several rows have the same text: with its client. Default: the text. */
    fullName?: (row: Row) => string;
  };

/** A column. If the contract has a sort order of the same name, WorkList sorts by it. */
export type Column<Row> = Look<Row> &
  (Shown<Row, 'text'> | Shown<Row, 'date'> | Shown<Row, 'money'> | Shown<Row, 'cell'>);

/** The header of a column: its own, or the list's text for its key. */
export type Headed<Header extends string> = { header: string } | { header?: never; key: Header };

/** Maps a column to one of DataTable. Dates do not wrap and sort newest first; amounts are aligned at the end. */
export function toDataColumn<Row>(
  column: Column<Row> & { header: string },
  locale: Locale,
): DataColumn<Row> {
  if (column.date) {
    const { date, ...rest } = column;
    return {
      nowrap: true,
      firstSort: 'descending',
      ...rest,
      cell: (row) => <Day day={date(row)} locale={locale} />,
    };
  }
  if (column.money) {
    const { money, ...rest } = column;
    return { align: 'end', ...rest, cell: (row) => moneyText(money(row), locale) };
  }
  if (column.text) {
    const { text, ...rest } = column;
    return { ...rest, cell: text };
  }
  return column;
}

function moneyText(amount: number | null, locale: Locale) {
  return amount === null ? null : formatMoney(locale, amount);
}

function Day({ day, locale }: { day: string | null; locale: Locale }) {
  return day === null ? null : <time dateTime={day}>{formatDate(locale, day, 'short')}</time>;
}
