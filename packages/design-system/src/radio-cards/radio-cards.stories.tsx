import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { BuildingIcon } from '../icons/building.tsx';
import { UserIcon } from '../icons/user.tsx';
import { Container } from '../layout/layout.tsx';
import { inOwnGroup } from '../layout/own-group.tsx';
import { inEachReaction } from '../layout/reactions.tsx';
import { noWiderThan } from '../layout/story-frames.tsx';
import { RadioCards } from './radio-cards.tsx';

const description = `
Un choix parmi quelques-uns qui demandent de la place : un forfait, une sorte d’associé. Ce sont des boutons radio natifs
dessinés en cartes ; ils marchent sans script. Pour des réponses courtes, prendre \`RadioGroup\`.

| Touche | Effet |
| --- | --- |
| Tab | Va au choix fait, ou à la première carte |
| Flèches | Choisit la carte voisine, en boucle |
| Espace | Choisit la carte qui a le focus |

Le titre nomme la carte ; le reste (badge, texte, prix) la décrit, et se lit après.
`;

const meta = {
  title: 'Formulaires/RadioCards · choix en cartes',
  id: 'formulaires-radiocards',
  tags: ['stable'],
  component: RadioCards,
  parameters: { docs: { description: { component: description } } },
  args: {
    label: 'Votre forfait',
    name: 'package',
    options: [
      {
        value: 'DOM12',
        label: 'Domiciliation 12 mois',
        hint: 'Une adresse de siège et la réception de votre courrier.',
        price: '1 800,00 MAD',
        priceNote: 'HT, pour 12 mois',
      },
      {
        value: 'COMBO12',
        label: 'Création et domiciliation',
        hint: 'De l’idée à l’immatriculation, avec un siège pour un an.',
        badge: 'RECOMMANDÉ',
        price: '4 200,00 MAD',
        priceNote: 'HT, pour 12 mois',
      },
      {
        value: 'CC',
        label: 'Création seule',
        hint: 'Statuts, immatriculation et annonce légale ; le siège est le vôtre.',
        price: '3 000,00 MAD',
        priceNote: 'HT',
      },
    ],
  },
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
    inOwnGroup,
  ],
} satisfies Meta<typeof RadioCards>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Packages: Story = { name: 'Forfaits' };
export const Chosen: Story = { name: 'Un forfait choisi', args: { defaultValue: 'COMBO12' } };
export const Kinds: Story = {
  name: 'Deux sortes, avec icônes',
  tags: ['pictured'],
  args: {
    label: 'L’associé est',
    name: 'kind',
    defaultValue: 'physical',
    options: [
      { value: 'physical', label: 'Une personne', icon: <UserIcon />, hint: 'Physique' },
      { value: 'moral', label: 'Une société', icon: <BuildingIcon />, hint: 'Morale' },
    ],
  },
};
export const Keyboard: Story = {
  name: 'Au clavier',
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('radio');
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(second).toHaveFocus();
    await expect(second).toBeChecked();
    await expect(second).toHaveAccessibleName('Création et domiciliation');
    await expect(second).toHaveAccessibleDescription(/RECOMMANDÉ.*4 200,00 MAD/u);
  },
};
export const Invalid: Story = { name: 'Erreur', args: { error: 'Choisissez un forfait.' } };
export const Disabled: Story = {
  name: 'Désactivé',
  tags: ['pictured'],
  args: { disabled: true, defaultValue: 'DOM12' },
};
export const Narrow: Story = {
  name: 'Peu de place',
  args: { defaultValue: 'CC' },
  decorators: [noWiderThan('18rem')],
};
export const Reactions: Story = {
  name: 'Survol, appui, focus',
  decorators: [inEachReaction],
};
