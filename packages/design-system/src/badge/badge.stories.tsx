import type { Meta, StoryObj } from '@storybook/react-vite';
import { Cluster } from '../layout/layout.tsx';
import { Badge, StatusBadge } from './badge.tsx';
import { SAMPLE_STATUSES } from './sample-statuses.ts';

const description = `
Une marque courte sur quelque chose, et l’état d’une commande (\`StatusBadge\`). L’état est écrit : la couleur ne fait que
l’appuyer. Aucune touche : ce n’est pas un bouton. Un mot que l’on retire ou que l’on choisit est un \`Tag\`.
`;

const meta = {
  title: 'Retours/Badge · badge, statut',
  id: 'retours-badge',
  tags: ['stable'],
  component: Badge,
  parameters: { docs: { description: { component: description } } },
  args: { children: 'RECOMMANDÉ' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Brand: Story = { name: 'Marque' };
export const Accent: Story = { args: { tone: 'accent', children: 'Populaire' } };
export const Neutral: Story = {
  name: 'Neutre',
  tags: ['pictured'],
  args: { tone: 'neutral', children: 'Facultatif' },
};

export const Statuses: Story = {
  name: 'États d’une commande',
  render: () => (
    <Cluster>
      {Object.values(SAMPLE_STATUSES).map((status) => (
        <StatusBadge key={status.text} {...status} />
      ))}
    </Cluster>
  ),
};
