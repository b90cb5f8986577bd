import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { ZelligeArch } from '../zellige-arch/zellige-arch.tsx';
import { PageHeader } from './page-header.tsx';

const meta = {
  title: 'Cadres/PageHeader',
  component: PageHeader,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Créez votre société au Maroc, sans vous déplacer',
    eyebrow: 'Création, domiciliation, certificat négatif',
    lead: <p>Un formulaire guidé, des prix clairs, un conseiller qui suit votre dossier.</p>,
  },
} satisfies Meta<typeof PageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Hero: Story = {
  name: 'Accueil',
  args: {
    variant: 'hero',
    width: 'wide',
    actions: (
      <>
        <Button variant="primary" size="l" href="#commander">
          Créer ma société
        </Button>
        <Button size="l" onInk href="#tarifs">
          Voir les tarifs
        </Button>
      </>
    ),
  },
};
export const HeroWithFigure: Story = {
  name: 'Accueil, avec une image',
  args: { ...Hero.args, aside: <ZelligeArch /> },
};
export const Page: Story = {
  name: 'Page publique',
  args: { variant: 'page', title: 'Nos services', eyebrow: undefined },
};
export const PageWithAside: Story = {
  name: 'Page publique, avec une carte',
  args: {
    variant: 'page',
    title: 'Contact',
    aside: <Card>Du lundi au samedi, de 9 h à 18 h.</Card>,
  },
};
export const Plain: Story = {
  name: 'Simple',
  args: { title: 'Connexion', eyebrow: undefined, lead: undefined, width: 'form' },
};
