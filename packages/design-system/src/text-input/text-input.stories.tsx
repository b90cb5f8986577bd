import type { Meta, StoryObj } from '@storybook/react-vite';
import { inEachReaction } from '../layout/reactions.tsx';
import { inFormColumn } from '../layout/story-frames.tsx';
import { TextInput } from './text-input.tsx';

const description = `
Une ligne de texte, avec son étiquette, son aide et son erreur. Donner \`name\`, \`autoComplete\` et le bon \`type\` :
le téléphone montre le bon clavier, le navigateur remplit. \`maxCount\` compte sans couper.

| Touche | Effet |
| --- | --- |
| Entrée | envoie le formulaire |
| Tab | quitte le champ |

L’erreur, puis l’aide, décrivent le champ ; l’étiquette reste visible pendant la saisie.
`;

const meta = {
  title: 'Formulaires/TextInput · champ de texte',
  id: 'formulaires-textinput',
  tags: ['stable'],
  component: TextInput,
  parameters: { docs: { description: { component: description } } },
  args: { label: 'Prénom', name: 'firstName', autoComplete: 'given-name' },
  decorators: [inFormColumn],
} satisfies Meta<typeof TextInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: 'Vide' };
export const Filled: Story = { name: 'Rempli', args: { defaultValue: 'Salma' } };
export const Hint: Story = {
  name: 'Avec aide',
  args: { label: 'ICE', hint: '15 chiffres, sur le certificat d’immatriculation.' },
};
export const Optional: Story = {
  name: 'Facultatif',
  args: { label: 'Société', mark: '(facultatif)' },
};
export const Invalid: Story = {
  name: 'Erreur',
  args: {
    label: 'Adresse e-mail',
    type: 'email',
    defaultValue: 'salma@',
    error: 'Écrivez une adresse complète, comme nom@exemple.ma.',
  },
};
export const Disabled: Story = {
  name: 'Désactivé',
  args: { disabled: true, defaultValue: 'Salma' },
};
export const ReadOnly: Story = {
  name: 'En lecture seule',
  args: { readOnly: true, defaultValue: 'Salma' },
};
export const Counted: Story = {
  name: 'Limite comptée',
  args: {
    label: 'Première appellation',
    name: 'firstAppelation',
    defaultValue: 'ATLAS NÉGOCE',
    maxCount: 60,
    countText: (left: number) => `Il reste ${left} caractères`,
  },
};
export const Reactions: Story = {
  name: 'Survol, appui, focus',
  tags: ['pictured'],
  decorators: [inEachReaction],
};
