import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Cluster } from '../layout/layout.tsx';
import { ReviewCard } from './review-card.tsx';

const meta = {
  title: 'Vitrine/ReviewCard · avis',
  id: 'vitrine-reviewcard',
  tags: ['stable'],
  component: ReviewCard,
  args: {
    author: 'Youssef El Amrani',
    text: 'Dossier complet en huit jours, et quelqu’un qui répond au téléphone.',
    rating: 5,
    ratingLabel: (shown) => `Note : ${shown} sur 5`,
    date: '2026-09-12T10:00:00Z',
    age: '2 mois',
  },
  parameters: {
    docs: {
      description: {
        component:
          'L’ancienneté arrive en texte : la page est la même pour tous, c’est le navigateur qui la calcule. Le texte coupé à l’écran reste entier pour les lecteurs d’écran.',
      },
    },
  },
} satisfies Meta<typeof ReviewCard>;

export default meta;
type Story = StoryObj<typeof meta>;

const LONG =
  'J’avais déjà créé une société seul, en trois mois et dix allers-retours. Cette fois, un formulaire, deux signatures et le registre du commerce dans ma boîte. Le conseiller a même vu une erreur dans mes statuts avant le dépôt, ce qui m’a évité de tout recommencer.';

export const Short: Story = { name: 'Texte court' };
export const Long: Story = {
  name: 'Texte coupé à trois lignes',
  args: { text: LONG, rating: 4.5 },
};
export const Waiting: Story = {
  name: 'Ancienneté pas encore connue',
  args: { age: null, author: 'Anaïs' },
};
export const LongName: Story = {
  name: 'Nom très long',
  args: { author: 'Fatima-Zahra Benchekroun El Ouazzani de la Coopérative des Oliviers' },
};
const portraitLoads: Story['play'] = async ({ canvasElement }) => {
  const picture = canvasElement.querySelector('img');
  await waitFor(() => expect(picture?.naturalWidth).toBeGreaterThan(0));
};

export const Pictured: Story = {
  name: 'Avec un portrait',
  args: { image: '/images/reviews/youssef.svg' },
  play: portraitLoads,
};
export const NotFound: Story = {
  name: 'Portrait introuvable : les initiales',
  args: { image: '/images/reviews/personne.svg' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
  },
};
export const Neighbours: Story = {
  name: 'Côte à côte',
  tags: ['pictured'],
  play: portraitLoads,
  render: (args) => (
    <Cluster gap="l" align="stretch">
      <ReviewCard {...args} image="/images/reviews/youssef.svg" />
      <ReviewCard {...args} author="Imane Tazi" text={LONG} rating={4.5} age="1 an" />
      <ReviewCard {...args} author="Karim Alaoui" text="Très bien." rating={4} age="ce mois" />
    </Cluster>
  ),
};
