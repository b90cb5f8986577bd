import type { Meta, StoryObj } from '@storybook/react-vite';
import { ZelligeRosette } from './zellige-rosette.tsx';

const meta = {
  title: 'Motif/ZelligeRosette',
  component: ZelligeRosette,
  decorators: [
    (Story) => (
      <div style={{ width: '20rem', color: 'var(--color-brand)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ZelligeRosette>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { name: 'Simple' };
export const Fine: Story = { name: 'Fine : à partir de 200 px', args: { detail: 'fine' } };
