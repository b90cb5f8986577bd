import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { EmptyState } from './empty-state.tsx';

const meta = {
  title: 'Retours/EmptyState',
  component: EmptyState,
  args: {
    title: 'Aucune commande pour le moment',
    children: 'Vos demandes et leur avancement apparaîtront ici.',
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithAction: Story = {
  name: 'Avec le moyen d’y remédier',
  args: {
    action: (
      <Button variant="brand" href="#services">
        Découvrir les services
      </Button>
    ),
  },
};
export const TextOnly: Story = { name: 'Sans action' };
