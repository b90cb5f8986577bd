import * as z from '@tassis/contracts/schema';

/** `{ success: true, data }`: the answer about one thing. */
export function itemAnswer<Data extends z.core.$ZodType>(data: Data) {
  return z.object({ success: z.literal(true), data });
}

/**
 * What a list says of itself. `total` is exact up to 1 000; beyond, `total_capped` is true. `page`
 * is null when a cursor asked: deep in a list, nobody counts how far.
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

/** `{ success: true, data: […], meta }`: the answer about a page of a list. */
export function listAnswer<Item extends z.core.$ZodType>(item: Item) {
  return z.object({ success: z.literal(true), data: z.array(item), meta: ListMeta });
}
