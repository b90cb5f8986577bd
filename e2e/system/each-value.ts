/** A case of a table: the value of each factor. */
type Case = Readonly<Record<string, string | number>>;

/** The values of a case with the names of their factors, as texts: 'people 3'. */
function valuesIn(row: Case): string[] {
  return Object.entries(row).map(([factor, value]) => `${factor} ${value}`);
}

/** A small set of the cases in which every value occurs: chosen greedily, always the same. */
export function eachValue<Row extends Case>(cases: readonly Row[]): Row[] {
  const missing = new Set(cases.flatMap((row) => valuesIn(row)));
  const computeGain = (row: Row) => valuesIn(row).filter((value) => missing.has(value)).length;
  const chosen: Row[] = [];
  while (missing.size > 0) {
    const best = cases.reduce((before, row) =>
      computeGain(row) > computeGain(before) ? row : before,
    );
    chosen.push(best);
    for (const value of valuesIn(best)) missing.delete(value);
  }
  return chosen;
}
