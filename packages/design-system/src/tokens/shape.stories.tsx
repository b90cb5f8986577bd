import type { Meta, StoryObj } from '@storybook/react-vite';
import { TokenList } from './token-list.tsx';

const meta = {
  title: 'Fondations/Formes et élévation',
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
      file="scale"
      pattern={/^--radius-/}
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
      file="scale"
      pattern={/^--shadow-/}
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
  name: 'Jetons de composants',
  render: () => <TokenList file="component" />,
};
