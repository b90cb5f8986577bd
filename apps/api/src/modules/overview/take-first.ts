/** How many of each kind a landing page shows. */
const SHOWN = 5;

/** How many are read to know whether there are more. */
export const READ = SHOWN + 1;

/** The first of what was read, and whether there are more. */
export function takeFirst<Item>(read: readonly Item[]): { items: Item[]; more: boolean } {
  return { items: read.slice(0, SHOWN), more: read.length > SHOWN };
}
