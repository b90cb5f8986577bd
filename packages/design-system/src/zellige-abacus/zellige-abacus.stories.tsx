import type { Meta, StoryObj } from '@storybook/react-vite';
import { ZelligeAbacus } from './zellige-abacus.tsx';

const description = `
Un boulier dans le cadre d’une porte, ses boules sont les étoiles du zellige. L’image de la page des forfaits, une seule
fois dans le site. Décorative, dessinée par la géométrie du motif ; elle prend la largeur qu’on lui donne.
`;

const meta = {
  title: 'Motif/ZelligeAbacus · boulier',
  id: 'motif-zelligeabacus',
  tags: ['stable'],
  component: ZelligeAbacus,
  parameters: { docs: { description: { component: description } } },
  decorators: [
    (Story) => (
      <div style={{ width: 'min(100%, 30rem)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ZelligeAbacus>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Abacus: Story = { name: 'Le boulier', tags: ['pictured'] };
