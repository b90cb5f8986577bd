import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { Grid } from '../layout/layout.tsx';
import { PackageCard } from './package-card.tsx';

const meta = {
  title: 'Vitrine/PackageCard',
  component: PackageCard,
  args: {
    name: 'Domiciliation 12 mois',
    description: 'Une adresse de siège et la réception de votre courrier.',
    price: '1 800,00 MAD',
    priceNote: 'HT, pour 12 mois',
    services: ['Adresse de siège', 'Contrat de domiciliation', 'Réception du courrier'],
    moreServicesText: (count) => `+${count} autres services`,
    action: (
      <Button variant="brand" href="#commander" wide>
        Choisir cette offre
      </Button>
    ),
  },
} satisfies Meta<typeof PackageCard>;

export default meta;
type Story = StoryObj<typeof meta>;

const complete = {
  name: 'Création et domiciliation',
  description: 'De l’idée à l’immatriculation, avec un siège pour un an.',
  badge: 'RECOMMANDÉ',
  price: '4 200,00 MAD',
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
export const Featured: Story = { name: 'Mise en avant', args: complete, decorators: [alone] };
export const Neighbours: Story = {
  name: 'Côte à côte',
  render: (args) => (
    <Grid column="s">
      <PackageCard {...args} />
      <PackageCard {...args} {...complete} />
      <PackageCard {...args} name="Certificat négatif" price="530,00 MAD" priceNote="TTC" />
    </Grid>
  ),
};
