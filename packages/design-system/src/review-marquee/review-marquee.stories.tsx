import type { Meta, StoryObj } from '@storybook/react-vite';
import { inBand } from '../layout/story-frames.tsx';
import { ReviewMarquee } from './review-marquee.tsx';
import { sampleReviews } from './sample-reviews.ts';

const meta = {
  title: 'Vitrine/ReviewMarquee · avis qui défilent',
  id: 'vitrine-reviewmarquee',
  tags: ['stable'],
  component: ReviewMarquee,
  args: {
    reviews: sampleReviews,
    label: 'Avis de nos clients',
    pauseLabel: 'Figer les avis',
    ratingLabel: (shown) => `Note : ${shown} sur 5`,
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'Première moitié en haut, seconde en bas, en sens contraires, à 65 px/s ; chaque avis n’est lu qu’une fois. Moins de six avis ne défilent pas. Si la personne préfère moins de mouvement : un mur d’avis entiers ; sous 768 px, deux rangées à pousser de côté, au doigt ou aux flèches. Clavier : comme Marquee.',
      },
    },
  },
  decorators: [inBand],
} satisfies Meta<typeof ReviewMarquee>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Thirteen: Story = { name: 'Treize avis', tags: ['pictured'] };
export const Few: Story = {
  name: 'Trop peu pour défiler',
  tags: ['pictured'],
  args: { reviews: sampleReviews.slice(0, 3) },
};
export const AgesUnknown: Story = {
  name: 'Anciennetés pas encore connues',
  args: { reviews: sampleReviews.map((review) => ({ ...review, age: null })) },
};
