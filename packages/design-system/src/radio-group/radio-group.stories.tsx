import type { Meta, StoryObj } from '@storybook/react-vite';
import { inOwnGroup } from '../layout/own-group.tsx';
import { inEachReaction } from '../layout/reactions.tsx';
import { inFormColumn, noWiderThan } from '../layout/story-frames.tsx';
import { RadioGroup } from './radio-group.tsx';

const description = `
Un choix parmi deux à cinq, tous visibles ; en grille, parmi bien plus, quand chacun est court. Un \`<fieldset>\` de boutons radio natifs : la légende est dite en entrant, puis
l’erreur et l’aide. Pour comparer, RadioCards.

| Touche | Effet |
| --- | --- |
| Tab | entre dans le groupe, à la réponse choisie ; une seule étape |
| ↑ ↓ ← → | choisit la réponse voisine |
| Espace | choisit celle qui a le focus |
`;

const meta = {
  title: 'Formulaires/RadioGroup · boutons radio',
  id: 'formulaires-radiogroup',
  tags: ['stable'],
  component: RadioGroup,
  parameters: { docs: { description: { component: description } } },
  args: {
    label: 'Vous êtes',
    name: 'clientType',
    options: [
      { value: 'person', label: 'Un particulier' },
      { value: 'company', label: 'Une société' },
    ],
  },
  decorators: [inFormColumn, inOwnGroup],
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Column: Story = { name: 'En colonne' };
export const Row: Story = { name: 'En ligne', args: { direction: 'row', defaultValue: 'person' } };
export const Grid: Story = {
  name: 'En grille',
  args: {
    label: 'À quelle heure ?',
    name: 'hour',
    direction: 'grid',
    defaultValue: '10:30',
    options: ['09:00', '09:30', '10:00', '10:30', '11:00', '11:30', '14:00'].map((value) => ({
      value,
      label: value,
    })),
  },
};
export const Hints: Story = {
  name: 'Avec explications',
  args: {
    label: 'Siège de la société',
    name: 'seat',
    defaultValue: 'domiciliation',
    options: [
      {
        value: 'domiciliation',
        label: 'Domiciliation',
        hint: 'Chez nous, avec la réception du courrier.',
      },
      {
        value: 'own',
        label: 'Local propre',
        hint: 'Un bail ou un titre de propriété est demandé.',
      },
    ],
  },
};
export const Invalid: Story = {
  name: 'Erreur',
  args: { error: 'Choisissez l’une des deux réponses.' },
};
export const Disabled: Story = {
  name: 'Désactivé',
  args: { disabled: true, defaultValue: 'company' },
};
export const LongText: Story = {
  name: 'Textes longs, peu de place',
  args: {
    label: 'Qui signera les statuts de la société devant l’administration compétente ?',
    options: [
      {
        value: 'manager',
        label: 'Le gérant, ou la personne à qui il donne procuration par acte notarié',
      },
      {
        value: 'associates',
        label: 'Tous les associés',
        hint: 'Chacun signe chaque page, même s’il vit à l’étranger.',
      },
    ],
  },
  decorators: [noWiderThan('18rem')],
};
export const Reactions: Story = {
  name: 'Survol, appui, focus',
  tags: ['pictured'],
  decorators: [inEachReaction],
};
