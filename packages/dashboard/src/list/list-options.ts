import type { DataColumn, DayFilter, Option, TableMove } from '@tassis/design-system';
import type { FilterName, SortOrder, SortKey } from './list-contract.ts';
import type { ListTexts } from './list-texts.ts';

/** One of a few values, or any. */
export type ChoiceFilter<Value extends string = string> = {
  label: string;
  /** The first choice, which filters nothing: 'Tous les statuts'. */
  anyText: string;
  options: readonly (Option & { value: Value })[];
};

/** What the words of a search look for. */
export type SearchFilter = {
  /** 'Par référence ou par nom. 3 caractères au moins.' */
  hint?: string;
  placeholder?: string;
};

/** The days between which something lies: {@link periodFilter}, brought by the list so that one without days carries no calendar. */
export type PeriodFilter = (
  day: (name: 'from' | 'to') => Omit<DayFilter, 'Control'>,
) => DayFilter[];

/** The filters of a list, in the order of its bar; only such as its contract knows. */
type ListFilters<Query> = {
  [Name in Exclude<FilterName<Query>, 'search' | 'from' | 'to'>]?: ChoiceFilter<
    NonNullable<Query[Name]> & string
  >;
} & ('search' extends keyof Query ? { search?: SearchFilter } : unknown) &
  ('from' | 'to' extends keyof Query ? { period?: PeriodFilter } : unknown);

/** A column that says nothing of sorting. */
export type PlainColumn<Row> = Omit<DataColumn<Row>, 'sortable'>;

/** A column sorts only by what the contract can order by. */
type Sorting<Query> = { sortable?: false } | { sortable: true; key: SortKey<Query> };

/** Columns that say themselves what heads them; or some that do not, and what heads those by their keys. */
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

/** Where the state of a list is kept. */
export type ListAddress = {
  search: URLSearchParams;
  onSearch: (next: URLSearchParams, move: TableMove) => void;
  /** The link to another state. */
  toHref: (next: URLSearchParams) => string;
};

type CommonOptions<Row> = {
  rowKey: (row: Row) => string;
  texts: ListTexts;
  /** By default the search part of the page's address. */
  address?: ListAddress;
};

/** What {@link useList} is told beside the contract. */
export type ListOptions<Query, Row, Header extends string> = CommonOptions<Row> &
  Columns<Query, Row, Header> & {
    filters?: ListFilters<Query>;
    /** How the API orders the list by itself: `-created_at`. */
    order?: SortOrder<Query>;
  };

/** The same where it no longer matters which contract it is about. */
export type AnyListOptions<Row> = CommonOptions<Row> & {
  columns: readonly (Omit<DataColumn<Row>, 'header'> & { header?: string })[];
  headers?: Readonly<Record<string, string>>;
  filters?: Readonly<Record<string, ChoiceFilter | SearchFilter | PeriodFilter | undefined>>;
  order?: string;
};

/** What a list asks of the API, whichever contract it is about. */
export type AnyListQuery = Record<string, string | number>;
