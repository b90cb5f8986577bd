import type { Meta, StoryObj } from '@storybook/react-vite';
import { BarChart } from './bar-chart.tsx';
import { chartNotes, inCard, samples } from './sample-charts.tsx';
import { ordersByMonth } from './sample-values.ts';

const meta = {
  title: 'Données/BarChart · graphique en barres',
  id: 'données-barchart',
  tags: ['stable'],
  component: BarChart,
  parameters: { docs: { description: { component: chartNotes } } },
  args: ordersByMonth,
  decorators: [inCard],
} satisfies Meta<typeof BarChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Year: Story = { name: 'Une année' };
export const Money: Story = { name: 'Des montants', args: samples.money };
export const Few: Story = { name: 'Peu de valeurs', tags: ['pictured'], args: samples.few };
export const One: Story = { name: 'Une seule valeur', args: samples.one };
export const Zero: Story = { name: 'Que des zéros', args: samples.zero };
export const Empty: Story = { name: 'Vide', args: samples.empty };
