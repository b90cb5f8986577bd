import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/card.tsx';
import { Container } from '../layout/layout.tsx';
import { LineChart } from './line-chart.tsx';
import { ordersByMonth, revenueByMonth } from './sample-values.ts';

const meta = {
  title: 'Données/LineChart',
  component: LineChart,
  parameters: {
    docs: {
      description: {
        component: [
          'Un petit dessin sans bibliothèque. Rien n’y prend le focus : derrière lui, un tableau dit',
          'les mêmes nombres aux lecteurs d’écran, et le survol nomme chaque valeur.',
        ].join('\n'),
      },
    },
  },
  args: { ...ordersByMonth },
  decorators: [
    (Story) => (
      <Container width="form">
        <Card>
          <Story />
        </Card>
      </Container>
    ),
  ],
} satisfies Meta<typeof LineChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Year: Story = { name: 'Une année' };
export const Money: Story = {
  name: 'Des montants',
  args: {
    ...revenueByMonth,
    formatTick: (value) => (value === 0 ? '0' : `${value / 1000}\u00A0k`),
  },
};
export const Few: Story = {
  name: 'Peu de valeurs',
  args: { values: ordersByMonth.values.slice(0, 3) },
};
export const One: Story = {
  name: 'Une seule valeur',
  args: { values: ordersByMonth.values.slice(0, 1) },
};
export const Zero: Story = {
  name: 'Que des zéros',
  args: { values: ordersByMonth.values.slice(0, 4).map(({ label }) => ({ label, value: 0 })) },
};
export const Empty: Story = {
  name: 'Vide',
  args: { values: [], empty: <p>Aucune commande cette année.</p> },
};
