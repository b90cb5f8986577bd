import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumbs } from '../breadcrumbs/breadcrumbs.tsx';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { Stats } from '../stats/stats.tsx';
import { ZelligeRosette } from '../zellige/zellige-rosette.tsx';
import { Hero } from './hero.tsx';

const meta = {
  title: 'Vitrine/Hero · ouverture',
  id: 'vitrine-hero',
  tags: ['stable'],
  component: Hero,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'L’ouverture d’une page publique : une phrase, une action en terre cuite. Porte le seul `<h1>` de la page. Le motif est décoratif.',
      },
    },
  },
  args: {
    eyebrow: 'Création d’entreprise et conseil au Maroc',
    title: 'Créez votre société, l’esprit libre.',
    lead: (
      <p>
        Nom, statuts, siège, immatriculation : vous commandez en ligne, un conseiller contrôle
        chaque pièce, vous suivez tout.
      </p>
    ),
    actions: (
      <>
        <Button variant="primary" size="l" onInk href="#services">
          Découvrir nos services
        </Button>
        <Button size="l" onInk href="#contact">
          Nous contacter
        </Button>
      </>
    ),
    stats: (
      <Stats
        items={[
          { number: '500+', label: 'clients satisfaits' },
          { number: '15+', label: 'années d’expérience' },
          { number: '100%', label: 'de réussite' },
        ]}
      />
    ),
  },
} satisfies Meta<typeof Hero>;

export default meta;
type Story = StoryObj<typeof meta>;

const page = {
  variant: 'page',
  eyebrow: 'Tout pour l’entreprise, sous un même toit',
  title: 'Nos services',
  lead: (
    <p>
      Trois démarches se commandent en ligne, à toute heure. Les autres commencent par une
      conversation avec un conseiller.
    </p>
  ),
  actions: undefined,
  stats: undefined,
} as const;

export const Home: Story = { name: 'Accueil', tags: ['pictured'] };
export const Waiting: Story = { name: 'Accueil, chiffres attendus', args: { stats: null } };
export const HomeWithOwnFigure: Story = {
  name: 'Accueil, autre image',
  args: { figure: <ZelligeRosette detail="fine" /> },
};
export const Page: Story = { name: 'Page publique', args: page };
export const PageWithActions: Story = {
  name: 'Page publique, avec actions et chiffres',
  tags: ['pictured'],
  args: {
    ...page,
    title: 'Domiciliation',
    actions: (
      <Button variant="primary" size="l" href="#domiciliation">
        Commencer maintenant
      </Button>
    ),
    stats: <Stats items={[{ number: '24/7', label: 'votre dossier, en ligne' }]} />,
  },
};
export const PageUnderAnother: Story = {
  name: 'Page publique, sous une autre',
  tags: ['pictured'],
  args: {
    ...page,
    eyebrow: undefined,
    breadcrumbs: (
      <Breadcrumbs
        label="Fil d’Ariane"
        items={[
          { text: 'Accueil', href: '#accueil' },
          { text: 'Nos services', href: '#services' },
        ]}
        current="Domiciliation"
      />
    ),
    title: 'Domiciliation',
  },
};
export const PageWithFigure: Story = {
  name: 'Page publique, avec une carte',
  tags: ['pictured'],
  args: {
    ...page,
    title: 'Parlons de votre projet',
    figure: <Card padding="l">Du lundi au vendredi, de 9 h à 18 h ; le samedi jusqu’à 13 h.</Card>,
  },
};
export const LongTitle: Story = {
  name: 'Titre très long',
  args: {
    ...page,
    title:
      'Accompagnement à la transformation organisationnelle et au pilotage de la performance des entreprises familiales',
  },
};
