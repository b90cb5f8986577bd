import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

const meta = {
  title: 'Fondations/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: ' de la commande CN-2026-00042' },
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InButton: Story = {
  name: 'Précise un bouton',
  render: (args) => (
    <Button>
      Voir la facture
      <VisuallyHidden {...args} />
    </Button>
  ),
};
