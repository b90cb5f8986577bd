import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container, Stack } from '../layout/layout.tsx';
import { TextInput } from '../text-input/text-input.tsx';
import { ErrorSummary } from './error-summary.tsx';

const meta = {
  title: 'Formulaires/ErrorSummary',
  component: ErrorSummary,
  args: {
    title: 'Veuillez corriger les erreurs suivantes',
    attempt: 0,
    errors: [
      { message: 'Écrivez votre nom.', fieldId: 'story-name' },
      { message: 'Écrivez un numéro à dix chiffres.', fieldId: 'story-phone' },
    ],
  },
  decorators: [
    (Story) => (
      <Container width="form">
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof ErrorSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AboveForm: Story = {
  name: 'Au-dessus d’un formulaire',
  render: (args) => (
    <Stack as="div">
      <ErrorSummary {...args} />
      <TextInput id="story-name" label="Nom" error="Écrivez votre nom." />
      <TextInput
        id="story-phone"
        label="Téléphone"
        type="tel"
        defaultValue="06 12"
        error="Écrivez un numéro à dix chiffres."
      />
    </Stack>
  ),
};
export const Unbound: Story = {
  name: 'Sans champ à corriger',
  args: { errors: [{ message: 'Un compte avec cette adresse existe déjà.' }] },
};
export const Focused: Story = { name: 'Après un envoi : reçoit le focus', args: { attempt: 1 } };
