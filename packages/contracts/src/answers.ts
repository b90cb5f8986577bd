import * as z from '@tassis/contracts/schema';

/** The schema of an answer with one record: `{ success: true, data }`. */
export function itemAnswer<Data extends z.core.$ZodType>(data: Data) {
  return z.object({ success: z.literal(true), data });
}

/**
 * The metadata of a page of a list. `total` is exact up to 1 000; beyond, `total_capped` is true. `page` is null
 * after a cursor, because its position is not counted.
 */
export const ListMeta = z.object({
  page: z.nullable(z.number()),
  per_page: z.number(),
  total: z.number(),
  total_capped: z.boolean(),
  next_cursor: z.nullable(z.string()),
  prev_cursor: z.nullable(z.string()),
});

export type ListMeta = z.output<typeof ListMeta>;

/** The schema of an answer with a page of a list: `{ success: true, data: […], meta }`. */
export function listAnswer<Item extends z.core.$ZodType>(item: Item) {
  return z.object({ success: z.literal(true), data: z.array(item), meta: ListMeta });
}
