import type { Meta, StoryObj } from '@storybook/react-vite';
import { LineChart } from './line-chart.tsx';
import { chartNotes, inCard, samples } from './sample-charts.tsx';
import { ordersByMonth } from './sample-values.ts';

const meta = {
  title: 'Données/LineChart · graphique en courbe',
  id: 'données-linechart',
  tags: ['experimental'],
  component: LineChart,
  parameters: { docs: { description: { component: chartNotes } } },
  args: ordersByMonth,
  decorators: [inCard],
} satisfies Meta<typeof LineChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Year: Story = { name: 'Une année', tags: ['pictured'] };
export const Money: Story = { name: 'Des montants', args: samples.money };
export const Few: Story = { name: 'Peu de valeurs', args: samples.few };
export const One: Story = { name: 'Une seule valeur', args: samples.one };
export const Zero: Story = { name: 'Que des zéros', args: samples.zero };
export const Empty: Story = { name: 'Vide', args: samples.empty };
