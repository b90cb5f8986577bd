import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { inFormColumn, noWiderThan } from '../layout/story-frames.tsx';
import { CheckboxGroup } from './checkbox-group.tsx';

const description = `
Plusieurs réponses possibles à une question. Un \`<fieldset>\` de cases natives, qui marche sans script : le formulaire envoie
le nom une fois par case cochée.

| Touche | Effet |
| --- | --- |
| Tab, Maj + Tab | Va d’une case à l’autre |
| Espace | Coche ou décoche |

« Au moins une » se dit dans l’aide et se vérifie à l’envoi : en HTML, \`required\` vaudrait pour chaque case.
`;

const meta = {
  title: 'Formulaires/CheckboxGroup · cases à cocher',
  id: 'formulaires-checkboxgroup',
  tags: ['stable'],
  component: CheckboxGroup,
  parameters: { docs: { description: { component: description } } },
  args: {
    label: 'Type d’apport',
    name: 'contributions',
    options: [
      { value: 'numerical', label: 'Numéraire', hint: 'De l’argent, versé sur un compte bloqué.' },
      { value: 'nonNumerical', label: 'Nature', hint: 'Un bien : véhicule, matériel, local…' },
    ],
  },
  decorators: [inFormColumn],
} satisfies Meta<typeof CheckboxGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Column: Story = { name: 'En colonne', args: { defaultValue: ['numerical'] } };
export const Row: Story = {
  name: 'En ligne',
  tags: ['pictured'],
  args: {
    direction: 'row',
    options: [
      { value: 'email', label: 'E-mail' },
      { value: 'phone', label: 'Téléphone' },
      { value: 'whatsapp', label: 'WhatsApp' },
    ],
    label: 'Comment vous joindre',
    name: 'channels',
    mark: '(facultatif)',
    defaultValue: ['email', 'whatsapp'],
  },
};
export const Keyboard: Story = {
  name: 'Au clavier',
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const boxes = canvas.getAllByRole('checkbox');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    for (const box of boxes) await expect(box).toBeChecked();
    await expect(boxes.at(-1)).toHaveFocus();
  },
};
export const Invalid: Story = {
  name: 'Erreur',
  tags: ['pictured'],
  args: { error: 'Au moins un type de contribution est requis' },
};
export const Disabled: Story = {
  name: 'Désactivé',
  args: { disabled: true, defaultValue: ['numerical'] },
};
export const OneDisabled: Story = {
  name: 'Une réponse désactivée',
  args: {
    options: [
      { value: 'numerical', label: 'Numéraire' },
      { value: 'nonNumerical', label: 'Nature', hint: 'Pas pour une SARL AU.', disabled: true },
    ],
  },
};
export const LongText: Story = {
  name: 'Textes longs, peu de place',
  args: {
    label: 'Pièces que vous pourrez fournir avant la signature des statuts',
    options: [
      {
        value: 'certificate',
        label: 'Certificat négatif délivré par l’OMPIC depuis moins de trois mois',
      },
      {
        value: 'lease',
        label: 'Contrat de domiciliation',
        hint: 'Signé par les deux parties, sur chaque page.',
      },
    ],
  },
  decorators: [noWiderThan('18rem')],
};
