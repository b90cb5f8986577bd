import type { Meta, StoryObj } from '@storybook/react-vite';
import { Section } from '../layout/layout.tsx';
import { PersonalDataNote } from './personal-data-note.tsx';

const meta = {
  title: 'Formulaires/PersonalDataNote · note sur les données',
  id: 'formulaires-personal-data-note',
  tags: ['stable'],
  component: PersonalDataNote,
  args: {
    purpose: 'Vos coordonnées servent à vous répondre, et à rien d’autre.',
    href: '#confidentialite',
  },
  parameters: {
    docs: {
      description: {
        component:
          'Ce que la loi 09-08 demande de dire là où une personne donne ses coordonnées\u202F: à quoi elles servent, et où sont ses droits. Au-dessus du bouton de chaque formulaire qui en demande. Dans un dialogue, `opensTab` ouvre la page dans un nouvel onglet\u202F: rien de ce qui est saisi n’est perdu, et le lecteur d’écran lit «\u202F(nouvel onglet)\u202F» après le lien.\n\n| Touche | Effet |\n| --- | --- |\n| Tab | va au lien |\n| Entrée | ouvre la page des droits |',
      },
    },
  },
} satisfies Meta<typeof PersonalDataNote>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Note: Story = { name: 'Note', tags: ['long'] };
export const Brief: Story = {
  name: 'Brève',
  args: { brief: true, purpose: 'Votre adresse ne sert qu’à la lettre (loi 09-08).' },
};
export const InDialog: Story = { name: 'Dans un dialogue', args: { opensTab: true } };
export const OnInk: Story = {
  name: 'Sur fond encre',
  decorators: [(Shown) => <Section tone="ink">{Shown()}</Section>],
};
