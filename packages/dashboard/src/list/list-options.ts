import type { DayFilter, Option, TableMove } from '@tassis/design-system';
import type { LabelGroup, LabelGroupOf } from '@tassis/messages';
import type { Column, Headed, NameColumn } from './list-column.tsx';
import type { FilterName, SortOrder } from './list-contract.ts';
import type { ListTexts } from './list-texts.ts';

/** A filter with a few choices. */
export type ChoiceFilter<
  Value extends string = string,
  Group extends LabelGroup = LabelGroupOf<Value>,
> = {
  label: string;
  /** The first option, which does not filter: 'Tous les états'. */
  anyText: string;
} & (
  | {
      /** The group of shared labels for its values: `order_status`. */
      labels: Group;
      options?: never;
    }
  | { options: readonly (Option & { value: Value })[]; labels?: never }
);

/** A search filter. */
export type SearchFilter = {
  /** The hint: 'Par référence ou par nom. 3 caractères au moins.' */
  hint?: string;
  placeholder?: string;
};

/** A filter by days: {@link periodFilter}. The area passes it in, so that lists without it do not bundle the calendar. */
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

/** Where a list stores its state: in the page's address by default. */
export type ListAddress = {
  search: URLSearchParams;
  onSearch: (next: URLSearchParams, move: TableMove) => void;
  /** Returns the link to another state. */
  toHref: (next: URLSearchParams) => string;
};

/** Options of {@link useList}. */
export type ListOptions<Query, Row, Header extends string> = {
  /** The first column, which names the row. */
  name: NameColumn<Row> & Headed<NoInfer<Header>>;
  columns: readonly (Column<Row> & Headed<NoInfer<Header>>)[];
  filters?: ListFilters<Query>;
  /** The path parameters of a contract whose list belongs to one record: `{ id }`. */
  params?: Readonly<Record<string, string>>;
  /** The API's default sort order: `-created_at`. */
  order?: SortOrder<Query>;
  texts: ListTexts & {
    /** The headers by the keys of their columns. */
    headers?: Readonly<Record<Header, string>>;
  };
  /** Default: the search parameters of the page's address. */
  address?: ListAddress;
};

type AnyHeaded = { header?: string };

/** A filter of any list. */
export type AnyFilter = ChoiceFilter<string, LabelGroup> | SearchFilter | PeriodFilter;

/** The same for any contract. */
export type AnyListOptions<Row> = {
  name: NameColumn<Row> & AnyHeaded;
  columns: readonly (Column<Row> & AnyHeaded)[];
  filters?: Readonly<Record<string, AnyFilter | undefined>>;
  params?: Readonly<Record<string, string>>;
  order?: string;
  texts: ListTexts & { headers?: Readonly<Record<string, string>> };
  address?: ListAddress;
};

/** The query of a list under any contract. */
export type AnyListQuery = Record<string, string | number>;
