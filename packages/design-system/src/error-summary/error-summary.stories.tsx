import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Stack } from '../layout/layout.tsx';
import { inFormColumn, noWiderThan } from '../layout/story-frames.tsx';
import { TextInput } from '../text-input/text-input.tsx';
import { ErrorSummary } from './error-summary.tsx';

const notes = `
Apparaît au-dessus du formulaire à l’envoi refusé, reçoit le focus et s’annonce ; chaque ligne mène à son champ sans changer
l’adresse. Les erreurs corrigées s’effacent sans que le focus bouge. Le titre est un titre de la page (\`headingLevel\`).

| Touche | Effet |
| --- | --- |
| Tab | va d’une ligne à l’autre |
| Entrée | va au champ de la ligne |
`;

const meta = {
  title: 'Formulaires/ErrorSummary · résumé des erreurs',
  id: 'formulaires-errorsummary',
  tags: ['stable'],
  component: ErrorSummary,
  args: {
    title: 'Veuillez corriger les erreurs suivantes:',
    attempt: 0,
    errors: [
      { message: 'Écrivez votre nom.', fieldId: 'story-name' },
      { message: 'Écrivez un numéro à dix chiffres.', fieldId: 'story-phone' },
    ],
  },
  parameters: { docs: { description: { component: notes } } },
  decorators: [inFormColumn],
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
export const Focused: Story = {
  name: 'Après un envoi : reçoit le focus',
  args: { attempt: 1 },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('alert', { name: 'Veuillez corriger les erreurs suivantes:' }),
    ).toHaveFocus();
  },
};
export const Keyboard: Story = {
  ...AboveForm,
  name: 'D’une ligne à son champ, au clavier',
  tags: ['!autodocs'],
  args: { attempt: 1 },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByLabelText('Téléphone')).toHaveFocus();
  },
};
export const LongText: Story = {
  name: 'Messages longs, peu de place',
  tags: ['pictured'],
  args: {
    errors: [
      {
        message:
          'Société marocaine de négoce international SARL AU : joignez un certificat négatif de moins de trois mois.',
        fieldId: 'story-name',
      },
    ],
  },
  decorators: [noWiderThan('18rem')],
};
