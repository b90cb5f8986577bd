import type { Meta, StoryObj } from '@storybook/react-vite';
import { ZelligeArch } from './zellige-arch.tsx';

const description = `
Une porte dans un mur de zellige, ouverte sur d’autres portes : l’image de la page d’accueil, une seule fois dans le site.
Décorative, dessinée par la géométrie du motif. Son pied est coupé si la place manque.
`;

const meta = {
  title: 'Motif/ZelligeArch · porte',
  id: 'motif-zelligearch',
  tags: ['stable'],
  component: ZelligeArch,
  parameters: { docs: { description: { component: description } } },
  decorators: [
    (Story) => (
      <div style={{ width: 'min(100%, 24rem)', color: 'var(--color-brand)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ZelligeArch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Door: Story = { name: 'La porte', tags: ['pictured'] };
