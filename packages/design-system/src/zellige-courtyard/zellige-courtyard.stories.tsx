import type { Meta, StoryObj } from '@storybook/react-vite';
import { ZelligeCourtyard } from './zellige-courtyard.tsx';

const description = `
Un patio : trois portes, deux orangers, une fontaine. L’image de la page À propos, une seule fois dans le site. Décorative,
dessinée par la géométrie du motif ; elle prend la largeur qu’on lui donne.
`;

const meta = {
  title: 'Motif/ZelligeCourtyard · patio',
  id: 'motif-zelligecourtyard',
  tags: ['stable'],
  component: ZelligeCourtyard,
  parameters: { docs: { description: { component: description } } },
  decorators: [
    (Story) => (
      <div style={{ width: 'min(100%, 30rem)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ZelligeCourtyard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Courtyard: Story = { name: 'Le patio', tags: ['pictured'] };
