import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRightIcon } from '../icons/arrow-right.tsx';
import { DownloadIcon } from '../icons/download.tsx';
import { Cluster, Section } from '../layout/layout.tsx';
import { inEachReaction } from '../layout/reactions.tsx';
import { noWiderThan } from '../layout/story-frames.tsx';
import { Button } from './button.tsx';

const description = `
Une action, ou avec \`href\` un lien qui en a l’air. Une seule action principale, en terre cuite, par écran. Le texte dit ce qui va
se passer : un verbe et son objet.

| Touche | Effet |
| --- | --- |
| Entrée, Espace | Agit |
| Entrée (lien) | Suit le lien |

En cours (\`loading\`), il garde sa place et le focus, dit \`loadingText\` et ignore les appuis. Désactivé, il ne dit pas
pourquoi : mieux vaut le laisser actif et expliquer ce qui manque.
`;

const meta = {
  title: 'Actions/Button · bouton',
  id: 'actions-button',
  tags: ['stable'],
  component: Button,
  parameters: { docs: { description: { component: description } } },
  args: { children: 'Enregistrer' },
  // Its props are those of a button or of a link, which Storybook cannot read by itself.
  argTypes: {
    variant: {
      control: 'radio',
      options: ['primary', 'brand', 'secondary', 'quiet', 'danger'],
    },
    size: { control: 'inline-radio', options: ['s', 'm', 'l'] },
    loading: { control: 'boolean' },
    disabled: { control: 'boolean' },
    wide: { control: 'boolean' },
    onInk: { control: 'boolean' },
  },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  name: 'Principale : une par écran',
  args: { variant: 'primary', children: 'Créer ma société' },
};
export const Brand: Story = { name: 'Marque', args: { variant: 'brand' } };
export const Secondary: Story = { name: 'Secondaire' };
export const Quiet: Story = { name: 'Discrète', args: { variant: 'quiet', children: 'Annuler' } };
export const Danger: Story = {
  name: 'Dangereuse',
  args: { variant: 'danger', children: 'Annuler la commande' },
  tags: ['pictured'],
};
export const Loading: Story = {
  name: 'En cours',
  args: { variant: 'brand', loading: true, loadingText: 'Envoi en cours…' },
};
export const Disabled: Story = { name: 'Désactivée', args: { disabled: true } };
export const Wide: Story = { name: 'Toute la largeur', args: { variant: 'brand', wide: true } };
export const AsLink: Story = {
  name: 'Lien',
  args: { href: '#services', children: 'Découvrir nos services', iconEnd: <ArrowRightIcon /> },
};
export const WithIcon: Story = {
  name: 'Avec icône',
  args: { children: 'Télécharger la facture', iconStart: <DownloadIcon /> },
};

export const Sizes: Story = {
  name: 'Tailles',
  render: () => (
    <Cluster>
      <Button size="s">Petite</Button>
      <Button>Moyenne</Button>
      <Button size="l">Grande</Button>
    </Cluster>
  ),
};

export const OnInk: Story = {
  name: 'Sur fond d’encre',
  parameters: { layout: 'fullscreen' },
  render: () => (
    <Section tone="ink" spacing="m">
      <Cluster align="center">
        <Button variant="primary" onInk>
          Commander
        </Button>
        <Button onInk>Voir les tarifs</Button>
        <Button variant="quiet" onInk>
          Nous contacter
        </Button>
      </Cluster>
    </Section>
  ),
};
export const LongText: Story = {
  name: 'Texte long, peu de place',
  args: { children: 'Télécharger le contrat de domiciliation signé par les deux parties' },
  decorators: [noWiderThan('16rem')],
};
export const Reactions: Story = {
  name: 'Survol, appui, focus',
  tags: ['pictured'],
  args: { variant: 'primary', children: 'Créer ma société' },
  decorators: [inEachReaction],
};
