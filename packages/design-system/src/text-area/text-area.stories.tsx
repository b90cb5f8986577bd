import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container } from '../layout/layout.tsx';
import { TextArea } from './text-area.tsx';

const meta = {
  title: 'Formulaires/TextArea',
  component: TextArea,
  args: { label: 'Votre message', name: 'message' },
  decorators: [
    (Story) => (
      <Container width="form">
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: 'Vide' };
export const Filled: Story = {
  name: 'Rempli',
  args: { defaultValue: 'Bonjour,\nje souhaite domicilier ma société à Rabat dès le 1er mars.' },
};
export const Invalid: Story = {
  name: 'Erreur',
  args: { hint: '1 000 caractères au plus.', error: 'Écrivez votre message.' },
};
