import type { Meta, StoryObj } from '@storybook/react-vite';
import { inEachReaction } from '../layout/reactions.tsx';
import { inFormColumn, noWiderThan } from '../layout/story-frames.tsx';
import { Select } from './select.tsx';

const description = `
Un choix parmi six à une trentaine, avec la liste de la plateforme : celle que le téléphone sait agrandir et le lecteur
d’écran lire. Au-delà, Combobox ; jusqu’à cinq, RadioGroup.

| Touche | Effet |
| --- | --- |
| ↑ ↓ | choix précédent, suivant |
| Lettres | va au choix qui commence ainsi |
| Espace, Entrée, Alt + ↓ | ouvre la liste, selon le navigateur |
| Échap | la referme |
`;

const meta = {
  title: 'Formulaires/Select · liste déroulante',
  id: 'formulaires-select',
  tags: ['stable'],
  component: Select,
  parameters: { docs: { description: { component: description } } },
  args: {
    label: 'Forme juridique',
    name: 'legalForm',
    placeholder: 'Choisissez une forme',
    defaultValue: '',
    options: [
      { value: 'SARL', label: 'SARL' },
      { value: 'SARL_AU', label: 'SARL à associé unique' },
      { value: 'SA', label: 'Société anonyme' },
      { value: 'SNC', label: 'Société en nom collectif' },
    ],
  },
  decorators: [inFormColumn],
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: 'Rien de choisi' };
export const Chosen: Story = { name: 'Choisi', args: { defaultValue: 'SARL_AU' } };
export const Invalid: Story = {
  name: 'Erreur',
  args: { hint: 'Elle figurera sur le certificat.', error: 'Choisissez une forme juridique.' },
};
export const Disabled: Story = {
  name: 'Désactivé',
  args: { disabled: true, defaultValue: 'SARL' },
};
export const LongText: Story = {
  name: 'Texte long, peu de place',
  args: {
    defaultValue: 'SCA',
    options: [{ value: 'SCA', label: 'Société en commandite par actions à capital variable' }],
  },
  decorators: [noWiderThan('14rem')],
};
export const Reactions: Story = {
  name: 'Survol, appui, focus',
  tags: ['pictured'],
  decorators: [inEachReaction],
};
