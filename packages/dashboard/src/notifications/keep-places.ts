/**
 * What was asked for anew, with the rows that are shown where they are: others come above them. A row that is gone
 * leaves, unless it is held.
 */
export function keepPlaces<Row extends { id: string }>(
  shown: readonly Row[],
  fresh: readonly Row[],
  isHeld: (id: string) => boolean,
): Row[] {
  const news = new Map(fresh.map((row) => [row.id, row]));
  const known = new Set(shown.map(({ id }) => id));
  return [
    ...fresh.filter(({ id }) => !known.has(id)),
    ...shown.flatMap((row) => news.get(row.id) ?? (isHeld(row.id) ? row : [])),
  ];
}
