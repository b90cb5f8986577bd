import type { Decorator } from '@storybook/react-vite';
import { Card } from '../card/card.tsx';
import { Container } from '../layout/layout.tsx';
import { ordersByMonth, revenueByMonth } from './sample-values.ts';

/** The texts of every sample chart with axes. */
export const chartNotes = [
  'Un petit dessin sans bibliothèque. Rien n’y prend le focus : derrière lui, un tableau dit',
  'les mêmes nombres aux lecteurs d’écran, et le survol nomme chaque valeur.',
].join('\n');

/** Shows a chart in a card, as on a dashboard. */
export const inCard: Decorator = (Story) => (
  <Container width="form">
    <Card>
      <Story />
    </Card>
  </Container>
);

const { values } = ordersByMonth;

/** The props of every sample chart with axes. */
export const samples = {
  money: {
    ...revenueByMonth,
    formatTick: (value: number) => (value === 0 ? '0' : `${value / 1000}\u00A0k`),
  },
  few: { values: values.slice(0, 3) },
  one: { values: values.slice(0, 1) },
  zero: { values: values.slice(0, 4).map(({ label }) => ({ label, value: 0 })) },
  empty: { values: [], empty: <p>Aucune commande cette année.</p> },
};
