import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumbs } from './breadcrumbs.tsx';

const meta = {
  title: 'Cadres/Breadcrumbs · fil d’Ariane',
  id: 'cadres-breadcrumbs',
  tags: ['stable'],
  component: Breadcrumbs,
  parameters: {
    docs: {
      description: {
        component: [
          'Sous 512 px, il ne reste que la page au-dessus, comme chemin du retour. Dans un espace, c’est la barre de DashboardShell qui le porte.',
          'La page courante porte `aria-current="page"` et n’est pas un lien.',
          '',
          '| Touche | Effet |',
          '| --- | --- |',
          '| Tab | d’une page à l’autre |',
          '| Entrée | suit le lien |',
        ].join('\n'),
      },
    },
  },
  args: {
    label: 'Fil d’Ariane',
    items: [
      { text: 'Espace client', href: '#espace-client' },
      { text: 'Commandes', href: '#commandes' },
    ],
    current: 'CMD-2026-000042',
  },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = { name: 'Deux niveaux', tags: ['pictured'] };
export const Deep: Story = {
  name: 'Noms longs',
  args: {
    items: [
      { text: 'Administration', href: '#administration' },
      { text: 'Contenu du site', href: '#contenu' },
      { text: 'Catalogue des services', href: '#services' },
      { text: 'Création d’entreprise', href: '#creation' },
    ],
    current: 'Accompagnement juridique et fiscal des sociétés à responsabilité limitée',
  },
};
export const Top: Story = { name: 'Tout en haut', args: { items: [], current: 'Espace client' } };
