import type { ListMeta } from '@tassis/contracts';

/** `{ success: true, data }`: the answer about one thing. */
export function success<const Data>(data: Data): { success: true; data: Data } {
  return { success: true, data };
}

/** `{ success: true, data, meta }`: the answer about a page of a list. */
export function successPage<Item>(
  data: Item[],
  meta: ListMeta,
): { success: true; data: Item[]; meta: ListMeta } {
  return { success: true, data, meta };
}
