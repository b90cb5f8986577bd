/** A case of a table: what each factor is. */
type Case = Readonly<Record<string, string | number>>;

/** Every two values that stand together in a case, as texts; `apart` names two factors that need not meet: 'people, package'. */
export function pairsIn(row: Case, apart = ''): string[] {
  const values = Object.entries(row);
  return values.flatMap(([one, value], index) =>
    values
      .slice(index + 1)
      .filter(([other]) => apart !== `${one}, ${other}`)
      .map(([other, its]) => `${one} ${value}, ${other} ${its}`),
  );
}

/** As few of the cases as it takes for every two values that stand together in any of them: greedily, always the same ones. */
export function pairwise<Row extends Case>(cases: readonly Row[], apart = ''): Row[] {
  const missing = new Set(cases.flatMap((row) => pairsIn(row, apart)));
  const gainOf = (row: Row) => pairsIn(row, apart).filter((pair) => missing.has(pair)).length;
  const chosen: Row[] = [];
  while (missing.size > 0) {
    const best = cases.reduce((before, row) => (gainOf(row) > gainOf(before) ? row : before));
    chosen.push(best);
    for (const pair of pairsIn(best)) missing.delete(pair);
  }
  return chosen;
}
