/**
 * Merges refetched rows into the shown ones without moving these. A new row follows its predecessor of the fresh order; it
 * goes to the end when no shown row follows it. A row that is gone is removed, unless it is held.
 */
export function keepPlaces<Row extends { id: string }>(
  shown: readonly Row[],
  fresh: readonly Row[],
  isHeld: (id: string) => boolean,
): Row[] {
  const news = new Map(fresh.map((row) => [row.id, row]));
  const rows = shown.flatMap((row) => news.get(row.id) ?? (isHeld(row.id) ? row : []));
  const known = new Set(shown.map(({ id }) => id));
  const lastKnown = fresh.findLastIndex(({ id }) => known.has(id));
  let previous: string | undefined;
  for (const [index, row] of fresh.entries()) {
    if (!known.has(row.id)) {
      const isLast = lastKnown !== -1 && index > lastKnown;
      const place = isLast ? rows.length : rows.findIndex(({ id }) => id === previous) + 1;
      rows.splice(place, 0, row);
    }
    previous = row.id;
  }
  return rows;
}
