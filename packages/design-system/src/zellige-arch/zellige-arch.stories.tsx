import type { Meta, StoryObj } from '@storybook/react-vite';
import { ZelligeArch } from './zellige-arch.tsx';

const meta = {
  title: 'Motif/ZelligeArch',
  component: ZelligeArch,
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

export const Door: Story = { name: 'La porte' };
