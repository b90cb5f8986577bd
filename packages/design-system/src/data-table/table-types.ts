import type { ReactNode } from 'react';

/** One column: its header, and how it shows a row. */
export type DataColumn<Row> = {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** `end` for money and counts. */
  align?: 'start' | 'end';
  /** Keeps its words on one line: references, dates. */
  nowrap?: boolean;
  /** The column that names the row: read first, and the title of the card on a phone. It is never hidden. */
  rowHeader?: boolean;
  /** Where it stands on the card of a phone. By default dates (`nowrap`) and amounts (`align: 'end'`) are its foot, others its lines. */
  card?: CardPlace;
  /** In a WorkTable with `onSort`: its header is a button that sorts. */
  sortable?: boolean;
  /** What the first press on its header asks for: `descending` suits dates and amounts. Default `ascending`. */
  firstSort?: SortDirection;
  /** In a WorkTable: a control in the row under the headers; give it its own (hidden) label. */
  filter?: ReactNode;
  /** In a WorkTable: `false` keeps the column out of the column menu. */
  hideable?: boolean;
};

/**
 * A place on a card: `beside` the name (a status), a `line` of its own, the `foot`. These go without their header, so the value must say by
 * itself what it is; `labelled` is a line with its header.
 */
export type CardPlace = 'beside' | 'line' | 'foot' | 'labelled';

/** In the words of `aria-sort`. */
type SortDirection = 'ascending' | 'descending';

/** By which column the server sorts, and how. */
export type TableSort = { key: string; direction: SortDirection };

/** What stands before each row, and in the head over it: a WorkTable’s checkboxes. */
export type RowChoice<Row> = {
  header: ReactNode;
  cell: (row: Row, key: string) => ReactNode;
  isChosen: (key: string) => boolean;
};

/** Which rows are chosen, over all pages, and what can be done with them. */
export type TableSelection<Row> = {
  /** Keys of rows, as `rowKey` gives them. */
  selected: readonly string[];
  onSelect: (selected: string[]) => void;
  /** Buttons for what happens to the chosen rows. */
  actions: ReactNode;
  texts: {
    /** Names the bar of actions: 'Actions sur la sélection'. */
    bar: string;
    /** 'Sélectionner toute la page'. */
    page: string;
    /** Names the row in the label of its checkbox: 'Sélectionner la commande CMD-2026-000042'. */
    row: (row: Row) => string;
    /** '3 commandes sélectionnées'. */
    count: (count: number) => string;
    /** 'Tout désélectionner'. */
    clear: string;
  };
};

/** Which columns are hidden, by their keys. */
export type ColumnChoice = {
  hidden: readonly string[];
  onHidden: (hidden: string[]) => void;
  /** On the button of the menu, and the name of its group: 'Colonnes'. */
  text: string;
};

/** What stands at the end of each row. */
export type RowActions<Row> = {
  /** Heads the column, for assistive technology: 'Actions'. */
  header: string;
  /** Buttons or links; they name their row. */
  cell: (row: Row) => ReactNode;
};
