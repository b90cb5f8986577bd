import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { PageHeader } from './page-header.tsx';

const meta = {
  title: 'Cadres/PageHeader · tête de page',
  id: 'cadres-pageheader',
  tags: ['stable'],
  component: PageHeader,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'La tête d’une page de travail, avec son seul `<h1>`. Les pages publiques s’ouvrent par Hero. Au clavier, Tab mène à ses actions, après le titre et ce qui le suit.',
      },
    },
  },
  args: { title: 'Connexion' },
} satisfies Meta<typeof PageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Title: Story = { name: 'Titre seul', args: { width: 'form' } };
export const WithActions: Story = {
  name: 'Avec un texte et des actions',
  tags: ['pictured'],
  args: {
    eyebrow: 'Domiciliation',
    title: 'Votre demande est enregistrée',
    lead: <p>Un conseiller vérifie votre dossier et vous écrit sous 24 heures ouvrables.</p>,
    actions: (
      <Button variant="brand" href="#commandes">
        Voir mes commandes
      </Button>
    ),
  },
};
export const WithAside: Story = {
  name: 'Avec une carte',
  tags: ['pictured'],
  args: { title: 'Mon profil', aside: <Card>Cliente depuis mars 2026.</Card> },
};
export const LongTitle: Story = {
  name: 'Titre très long',
  args: {
    title:
      'Domiciliation de la Société marocaine de négoce international et de services aux entreprises',
    actions: <Button variant="secondary">Renouveler</Button>,
  },
};
