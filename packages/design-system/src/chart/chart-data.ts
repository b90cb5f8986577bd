/** A value and what it is the value of: a month, a service. */
export type ChartValue = { label: string; value: number };

/** What every chart is told; all of it can also be read without seeing the drawing. */
export type ChartData = {
  /** What the chart shows: 'Commandes par mois, 2026'. */
  caption: string;
  /** Counts or amounts, none under 0, in order. */
  values: readonly ChartValue[];
  /** Heads the two columns of the table behind the drawing: `{ label: 'Mois', value: 'Commandes' }`. */
  headers: { label: string; value: string };
  /** Writes a value: '1 200', '530,00 MAD'. */
  format: (value: number) => string;
};
