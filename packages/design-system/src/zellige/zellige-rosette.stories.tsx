import type { Meta, StoryObj } from '@storybook/react-vite';
import { ZelligeRosette } from './zellige-rosette.tsx';

const description = `
Un médaillon d’entrelacs dans la couleur du texte voisin : un état vide, un titre, un séparateur. \`fine\` à partir de
200 px. Décoratif et muet.
`;

const meta = {
  title: 'Motif/ZelligeRosette · médaillon',
  id: 'motif-zelligerosette',
  tags: ['stable'],
  component: ZelligeRosette,
  parameters: { docs: { description: { component: description } } },
  decorators: [
    (Story) => (
      <div style={{ width: 'min(20rem, 62vw)', color: 'var(--color-brand)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ZelligeRosette>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { name: 'Simple', tags: ['pictured'] };
export const Fine: Story = { name: 'Fine : à partir de 200 px', args: { detail: 'fine' } };
