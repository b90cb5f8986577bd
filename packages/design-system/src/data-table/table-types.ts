import type { ReactNode } from 'react';

/** One column: its header, and how it shows a row. */
export type DataColumn<Row> = {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** `end` for money and counts. */
  align?: 'start' | 'end';
  /** Does not wrap: references, dates. */
  nowrap?: boolean;
  /** The column that names the row: read first, and the title of the card on a phone. It is never hidden. */
  rowHeader?: boolean;
  /**
   * Its position on a phone's card. Default: dates (`nowrap`) and amounts (`align: 'end'`) in the footer, others as
   * lines.
   */
  card?: CardPlace;
  /** In a WorkTable with `onSort`: its header is a button that sorts. */
  sortable?: boolean;
  /** The direction of the first press on its header: `descending` suits dates and amounts. Default `ascending`. */
  firstSort?: SortDirection;
  /** In a WorkTable: a control in the row under the headers; give it its own (hidden) label. */
  filter?: ReactNode;
  /** In a WorkTable: `false` leaves the column out of the column menu. */
  hideable?: boolean;
};

/**
 * A position on a card: `beside` the name (a status), a `line` of its own, the `foot`. These show no header, so the
 * value must be clear by itself; `labelled` is a line with its header.
 */
export type CardPlace = 'beside' | 'line' | 'foot' | 'labelled';

/** As in `aria-sort`. */
type SortDirection = 'ascending' | 'descending';

/** The column by which the server sorts, and the direction. */
export type TableSort = { key: string; direction: SortDirection };

/** The cells before each row and in the header: a WorkTable’s checkboxes. */
export type RowChoice<Row> = {
  header: ReactNode;
  cell: (row: Row, key: string) => ReactNode;
  isChosen: (key: string) => boolean;
};

/** The selected rows over all pages, and the actions on them. */
export type TableSelection<Row> = {
  /** Keys of rows, as `rowKey` gives them. */
  selected: readonly string[];
  onSelect: (selected: string[]) => void;
  /** Buttons that act on the selected rows. */
  actions: ReactNode;
  texts: {
    /** The accessible name of the action bar: 'Actions sur la sélection'. */
    bar: string;
    /** 'Sélectionner toute la page'. */
    page: string;
    /** The label of a row's checkbox: 'Sélectionner la commande CMD-2026-000042'. */
    row: (row: Row) => string;
    /** '3 commandes sélectionnées'. */
    count: (count: number) => string;
    /** 'Tout désélectionner'. */
    clear: string;
  };
};

/** The hidden columns by key. */
export type ColumnChoice = {
  hidden: readonly string[];
  onHidden: (hidden: string[]) => void;
  /** The text of the menu's button and the name of its group: 'Colonnes'. */
  text: string;
};

/** The cell at the end of each row. */
export type RowActions<Row> = {
  /** The column's header, for assistive technology: 'Actions'. */
  header: string;
  /** Buttons or links, whose accessible names include the row's. */
  cell: (row: Row) => ReactNode;
};
