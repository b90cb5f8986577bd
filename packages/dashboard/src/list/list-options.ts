import type { DataColumn, DayFilter, Option, TableMove } from '@tassis/design-system';
import type { FilterName, SortOrder, SortKey } from './list-contract.ts';
import type { ListTexts } from './list-texts.ts';

/** A filter with a few values. */
export type ChoiceFilter<Value extends string = string> = {
  label: string;
  /** The first option, which does not filter: 'Tous les statuts'. */
  anyText: string;
  options: readonly (Option & { value: Value })[];
};

/** Maps values to the options of a choice filter. */
export function toOptions<Value extends string>(
  values: readonly Value[],
  toLabel: (value: Value) => string,
): { value: Value; label: string }[] {
  return values.map((value) => ({ value, label: toLabel(value) }));
}

/** A search filter. */
export type SearchFilter = {
  /** 'Par référence ou par nom. 3 caractères au moins.' */
  hint?: string;
  placeholder?: string;
};

/**
 * A filter by days: {@link periodFilter}. The list passes it in, so that lists without it do not bundle the calendar.
 */
export type PeriodFilter = (
  day: (name: 'from' | 'to') => Omit<DayFilter, 'Control'>,
) => DayFilter[];

/** The filters of a list in the order of the bar; the contract must have each of them. */
type ListFilters<Query> = {
  [Name in Exclude<FilterName<Query>, 'search' | 'from' | 'to'>]?: ChoiceFilter<
    NonNullable<Query[Name]> & string
  >;
} & ('search' extends keyof Query ? { search?: SearchFilter } : unknown) &
  ('from' | 'to' extends keyof Query ? { period?: PeriodFilter } : unknown);

/** A column without sorting. */
export type PlainColumn<Row> = Omit<DataColumn<Row>, 'sortable'>;

/** A column is sortable only by an order of the contract. */
type Sorting<Query> = { sortable?: false } | { sortable: true; key: SortKey<Query> };

/** Columns with their own headers, or without them and `headers` by key. */
type Columns<Query, Row, Header extends string> =
  | { columns: readonly (PlainColumn<Row> & Sorting<Query>)[]; headers?: never }
  | {
      columns: readonly ((
        | PlainColumn<Row>
        | (Omit<PlainColumn<Row>, 'header'> & { key: Header; header?: never })
      ) &
        Sorting<Query>)[];
      headers: Readonly<Record<Header, string>>;
    };

/** Where a list stores its state. */
export type ListAddress = {
  search: URLSearchParams;
  onSearch: (next: URLSearchParams, move: TableMove) => void;
  /** Returns the link to another state. */
  toHref: (next: URLSearchParams) => string;
};

type CommonOptions<Row> = {
  rowKey: (row: Row) => string;
  texts: ListTexts;
  /** Default: the search parameters of the page's address. */
  address?: ListAddress;
};

/** Options of {@link useList}. */
export type ListOptions<Query, Row, Header extends string> = CommonOptions<Row> &
  Columns<Query, Row, Header> & {
    filters?: ListFilters<Query>;
    /** The API's default sort order: `-created_at`. */
    order?: SortOrder<Query>;
  };

/** The same for any contract. */
export type AnyListOptions<Row> = CommonOptions<Row> & {
  columns: readonly (Omit<DataColumn<Row>, 'header'> & { header?: string })[];
  headers?: Readonly<Record<string, string>>;
  filters?: Readonly<Record<string, ChoiceFilter | SearchFilter | PeriodFilter | undefined>>;
  order?: string;
};

/** The query of a list under any contract. */
export type AnyListQuery = Record<string, string | number>;
