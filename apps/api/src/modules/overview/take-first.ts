/** How many of each kind a landing page shows. */
const SHOWN = 5;

/** One more is read, to know whether there are others. */
export const READ = SHOWN + 1;

/** The first rows, and whether there are more. */
export function takeFirst<Item>(read: readonly Item[]): { items: Item[]; more: boolean } {
  return { items: read.slice(0, SHOWN), more: read.length > SHOWN };
}
