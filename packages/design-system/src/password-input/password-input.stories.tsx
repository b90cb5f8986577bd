import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container } from '../layout/layout.tsx';
import { PasswordInput } from './password-input.tsx';

const meta = {
  title: 'Formulaires/PasswordInput',
  component: PasswordInput,
  args: {
    label: 'Mot de passe',
    name: 'password',
    autoComplete: 'current-password',
    showText: 'Afficher le mot de passe',
    hideText: 'Masquer le mot de passe',
  },
  decorators: [
    (Story) => (
      <Container width="form">
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof PasswordInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: 'Vide' };
export const Filled: Story = { name: 'Rempli', args: { defaultValue: 'un-exemple' } };
export const Shown: Story = {
  name: 'Affiché',
  args: { defaultValue: 'un-exemple' },
  play: ({ canvasElement }) => canvasElement.querySelector('button')?.click(),
};
export const Invalid: Story = {
  name: 'Erreur',
  args: {
    autoComplete: 'new-password',
    hint: '8 caractères au moins.',
    error: 'Ce mot de passe est trop court.',
    defaultValue: 'court',
  },
};
