import type { Meta, StoryObj } from '@storybook/react-vite';
import { Cluster } from '../layout/layout.tsx';
import { Badge, StatusBadge } from './badge.tsx';

const meta = {
  title: 'Retours/Badge',
  component: Badge,
  args: { children: 'RECOMMANDÉ' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Brand: Story = { name: 'Marque' };
export const Accent: Story = { args: { tone: 'accent', children: 'Populaire' } };
export const Neutral: Story = { name: 'Neutre', args: { tone: 'neutral', children: 'Facultatif' } };

export const Statuses: Story = {
  name: 'États d’une commande',
  render: () => (
    <Cluster>
      <StatusBadge tone="neutral" text="Soumise" />
      <StatusBadge tone="info" text="En cours d’examen" />
      <StatusBadge tone="warning" text="En attente du client" />
      <StatusBadge tone="success" text="Terminée" />
      <StatusBadge tone="critical" text="Rejetée" />
    </Cluster>
  ),
};
