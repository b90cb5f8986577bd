import type { Meta, StoryObj } from '@storybook/react-vite';
import { ZelligeStage } from './zellige-stage.tsx';

const description = `
Comment se fait une étoile, en quatre dessins : pour ce qui se fait en quatre temps. Décoratif : les temps sont écrits à côté
(voir Steps).
`;

const meta = {
  title: 'Motif/ZelligeStage · étoile',
  id: 'motif-zelligestage',
  tags: ['experimental'],
  component: ZelligeStage,
  parameters: { docs: { description: { component: description } } },
  args: { stage: 1 },
  decorators: [
    (Story) => (
      <div style={{ width: '12rem', maxWidth: '100%', color: 'var(--color-brand)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ZelligeStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Divided: Story = { name: '1. Le cercle est divisé' };
export const Drawn: Story = { name: '2. Les lignes sont tracées', args: { stage: 2 } };
export const Outlined: Story = { name: '3. L’étoile apparaît', args: { stage: 3 } };
export const Laid: Story = {
  name: '4. Les carreaux sont posés',
  tags: ['pictured'],
  args: { stage: 4 },
};
