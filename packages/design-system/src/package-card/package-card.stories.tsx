import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Grid } from '../layout/layout.tsx';
import { inEachReaction } from '../layout/reactions.tsx';
import { PackageCard } from './package-card.tsx';

const meta = {
  title: 'Vitrine/PackageCard · carte de forfait, tarif',
  id: 'vitrine-packagecard',
  tags: ['stable'],
  component: PackageCard,
  parameters: {
    docs: {
      description: {
        component: [
          'Les quatre premiers services, puis « +N autres services » dans un `<details>` natif, sans script. Ce qui se dit encore du forfait suit, discret ; un point qui répète un service n’est dit qu’une fois.',
          '',
          '| Touche | Effet |',
          '| --- | --- |',
          '| Tab | va à « autres services », puis à l’action |',
          '| Entrée, Espace | déplie ou replie |',
        ].join('\n'),
      },
    },
  },
  args: {
    name: 'Domiciliation 12 mois',
    description: 'Une adresse de siège et la réception de votre courrier.',
    price: '1 800,00 MAD',
    priceNote: 'HT, pour 12 mois',
    services: ['Adresse de siège', 'Contrat de domiciliation', 'Réception du courrier'],
    moreServicesText: (count) => `+${count} autres services`,
    action: (
      <Button variant="brand" href="#commander" wide>
        Choisir ce forfait
      </Button>
    ),
  },
} satisfies Meta<typeof PackageCard>;

export default meta;
type Story = StoryObj<typeof meta>;

const complete = {
  name: 'Création et domiciliation',
  description: 'De l’idée à l’immatriculation, avec un siège pour un an.',
  featured: true,
  badge: 'RECOMMANDÉ',
  highlight: '300 MAD de moins que la domiciliation avec la création en option',
  price: '4 200,00 MAD',
  services: [
    'Certificat négatif',
    'Rédaction des statuts',
    'Immatriculation au registre du commerce',
    'Annonce légale',
    'Inscription aux impôts',
    'Adresse de siège',
    'Réception du courrier',
  ],
};

const alone: Decorator = (Story) => (
  <div style={{ maxWidth: '24rem' }}>
    <Story />
  </div>
);

export const Plain: Story = { name: 'Simple', decorators: [alone] };
export const Featured: Story = { name: 'Recommandée', args: complete, decorators: [alone] };
export const OwnBadge: Story = {
  name: 'Recommandée, avec sa propre mention',
  args: { ...complete, badge: 'Offre de rentrée' },
  decorators: [alone],
};
export const Popular: Story = {
  name: 'Populaire',
  args: { badge: 'Populaire', option: 'Création de société en option : 2 500 MAD' },
  decorators: [alone],
};
export const RepeatedFeatures: Story = {
  name: 'Points répétés, dits une fois',
  args: { features: ['Conseiller dédié', 'adresse de siège', 'Réception du courrier'] },
  decorators: [alone],
};
export const OpenedByKeyboard: Story = {
  name: 'Dépliée au clavier',
  args: complete,
  decorators: [alone],
  play: async ({ canvasElement }) => {
    const card = within(canvasElement);
    await userEvent.tab();
    const more = card.getByText('+3 autres services');
    await expect(more).toHaveFocus();
    await expect(card.queryByText('Réception du courrier')).not.toBeVisible();
    // The browser turns Enter and Space on a summary into this press; simulated keys stop short of it.
    more.click();
    await expect(card.getByText('Réception du courrier')).toBeVisible();
  },
};
export const LongText: Story = {
  name: 'Textes longs',
  args: {
    ...complete,
    name: 'Accompagnement complet à la création et à la domiciliation Premium',
    price: '1 234 567,89 MAD',
    priceNote: 'HT, création et 24 mois de domiciliation, renouvelables',
  },
  decorators: [alone],
};
export const Neighbours: Story = {
  name: 'Côte à côte',
  render: (args) => (
    <Grid column="s">
      <PackageCard {...args} badge="Populaire" />
      <PackageCard {...args} {...complete} />
      <PackageCard {...args} name="Création Premium" badge="Premium" price="7 900,00 MAD" />
    </Grid>
  ),
};
export const Reactions: Story = {
  name: 'Survol, appui, focus',
  tags: ['pictured'],
  decorators: [inEachReaction],
};
