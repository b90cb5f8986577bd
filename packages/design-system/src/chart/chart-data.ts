/** A value and its label: a month, a service. */
export type ChartValue = { label: string; value: number };

/** The data of every chart; screen readers get all of it as a table. */
export type ChartData = {
  /** What the chart shows: 'Commandes par mois, 2026'. */
  caption: string;
  /** Counts or amounts, none negative, in order. */
  values: readonly ChartValue[];
  /** Column headers of the table for screen readers: `{ label: 'Mois', value: 'Commandes' }`. */
  headers: { label: string; value: string };
  /** Formats a value: '1 200', '530,00 MAD'. */
  format: (value: number) => string;
};
