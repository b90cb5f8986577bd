import type { ChartData } from './chart-data.ts';

const months = [
  'janv.',
  'févr.',
  'mars',
  'avr.',
  'mai',
  'juin',
  'juil.',
  'août',
  'sept.',
  'oct.',
  'nov.',
  'déc.',
];
const counts = [18, 24, 31, 28, 36, 42, 33, 12, 38, 47, 51, 44];
const number = new Intl.NumberFormat('fr');

/** The number of orders in each month of a year, for the stories. */
export const ordersByMonth: ChartData = {
  caption: 'Commandes par mois, 2026',
  headers: { label: 'Mois', value: 'Commandes' },
  values: months.map((label, index) => ({ label, value: counts[index] ?? 0 })),
  format: (value) => number.format(value),
};

/** The revenue of these orders, in dirhams. */
export const revenueByMonth: ChartData = {
  caption: 'Chiffre d’affaires par mois, 2026',
  headers: { label: 'Mois', value: 'Montant' },
  values: ordersByMonth.values.map(({ label, value }) => ({ label, value: value * 3870 })),
  format: (value) => `${number.format(value)}\u00A0MAD`,
};
