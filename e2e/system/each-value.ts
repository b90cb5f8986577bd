/** A case of a table: what each factor is. */
type Case = Readonly<Record<string, string | number>>;

/** Every value of a case with the name of its factor, as texts: 'people 3'. */
function valuesIn(row: Case): string[] {
  return Object.entries(row).map(([factor, value]) => `${factor} ${value}`);
}

/** As few of the cases as it takes for every value to stand in one: greedily, always the same ones. */
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
