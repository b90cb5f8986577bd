import type { Contract, ListMeta } from '@tassis/contracts';
import type { core } from '@tassis/contracts/schema';

/** A contract that answers a page of a list: its query, and the rows. */
export type ListContract<Query, Row> = Omit<Contract, 'request' | 'response'> & {
  readonly method: 'GET';
  readonly attachment?: never;
  readonly versioned?: never;
  readonly request: {
    readonly query: core.$ZodType<unknown, Query> & {
      safeParse: (data: unknown) => { success: boolean };
    };
  };
  readonly response: {
    readonly status: 200;
    readonly schema: core.$ZodType<{ success: true; data: Row[]; meta: ListMeta }>;
  };
};

/** What a list may be filtered by: all that its query knows but where a page begins and the order. */
export type FilterName<Query> = Exclude<
  keyof Query & string,
  'page' | 'per_page' | 'cursor' | 'sort'
>;

/** What the API orders the list by, as its query writes it: `created_at`, `-created_at`. */
export type SortOrder<Query> = Query extends { sort?: infer Order } ? Order & string : never;

/** A column by which the API can order the list. */
export type SortKey<Query> =
  SortOrder<Query> extends infer Order ? (Order extends `-${infer Key}` ? Key : Order) : never;
