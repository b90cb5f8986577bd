import type { Contract, ListMeta } from '@tassis/contracts';
import type { core } from '@tassis/contracts/schema';

/** A list contract: it takes a list query and answers a page of rows. */
export type ListContract<Query, Row, Meta extends ListMeta = ListMeta> = Omit<
  Contract,
  'request' | 'response'
> & {
  readonly method: 'GET';
  readonly attachment?: never;
  readonly eventStream?: never;
  readonly versioned?: never;
  readonly request: {
    readonly query: core.$ZodType<unknown, Query> & {
      safeParse: (data: unknown) => { success: boolean };
    };
  };
  readonly response: {
    readonly status: 200;
    readonly schema: core.$ZodType<{ success: true; data: Row[]; meta: Meta }>;
  };
};

/** The filters of a list: every parameter of its query except those for paging and sorting. */
export type FilterName<Query> = Exclude<
  keyof Query & string,
  'page' | 'per_page' | 'cursor' | 'sort'
>;

/** A sort order as the query writes it: `created_at`, `-created_at`. */
export type SortOrder<Query> = Query extends { sort?: infer Order } ? Order & string : never;
