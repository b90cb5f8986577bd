import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../layout/layout.tsx';
import { TokenList } from './token-list.tsx';

const meta = {
  title: 'Fondations/Formes et élévation',
  tags: ['stable'],
  parameters: {
    docs: {
      description: {
        component:
          'Un bord d’un pixel suffit presque toujours ; l’ombre est réservée à ce qui flotte. Les jetons de composants disent ce que les contrôles et les cartes ont en commun.',
      },
    },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Radii: Story = {
  name: 'Rayons',
  render: () => (
    <TokenList
      group="radii"
      show={({ name }) => ({
        minHeight: '3.5rem',
        border: '1px solid var(--color-border-strong)',
        borderRadius: `var(${name})`,
      })}
    />
  ),
};

export const Elevation: Story = {
  name: 'Élévation',
  render: () => (
    <TokenList
      group="shadows"
      show={({ name }) => ({
        minHeight: '5rem',
        marginBottom: 'var(--space-3)',
        background: 'var(--color-surface)',
        boxShadow: `var(${name})`,
      })}
    />
  ),
};

export const OfComponents: Story = {
  name: 'Couche 3 · jetons de composants',
  tags: ['pictured'],
  render: () => (
    <Stack gap="xl">
      <TokenList titled group="controls" />
      <TokenList titled group="cards" />
      <TokenList titled group="focus" />
    </Stack>
  ),
};
