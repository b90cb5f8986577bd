import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { noWiderThan } from '../layout/story-frames.tsx';
import { Pagination } from './pagination.tsx';

const description = `
Des liens vers les pages d’une liste numérotée : des adresses, que l’on partage et qui marchent sans script. À l’étroit, une
seule ligne : reculer, où l’on est, avancer. Pour une liste sans numéros : CursorPagination.

| Touche | Effet |
| --- | --- |
| Tab | page précédente, pages, page suivante |
| Entrée | va à la page |

Une navigation nommée ; la page ouverte porte \`aria-current="page"\` ; au bout, la flèche sans objet est muette.
`;

const meta = {
  title: 'Données/Pagination · pages',
  id: 'données-pagination',
  tags: ['stable'],
  component: Pagination,
  parameters: { docs: { description: { component: description } } },
  args: {
    label: 'Pages de la liste des commandes',
    page: 3,
    pageCount: 7,
    toHref: (page) => `#page-${page}`,
    texts: { previous: 'Page précédente', next: 'Page suivante', page: (n) => `Page ${n}` },
    summary: 'Résultats 41 à 60 sur 134',
  },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Middle: Story = { name: 'Au milieu' };
export const First: Story = {
  name: 'Première page',
  tags: ['pictured'],
  args: { page: 1, summary: 'Résultats 1 à 20 sur 134' },
};
export const Last: Story = {
  name: 'Dernière page',
  args: { page: 7, summary: 'Résultats 121 à 134 sur 134' },
};
export const Many: Story = {
  name: 'Beaucoup de pages',
  args: { page: 48, pageCount: 120, summary: undefined },
};
export const Single: Story = {
  name: 'Une seule page',
  args: { page: 1, pageCount: 1, summary: 'Résultats 1 à 4 sur 4' },
};
export const Beyond: Story = {
  name: 'Une liste que personne n’a comptée jusqu’au bout',
  args: {
    page: 50,
    pageCount: 50,
    summary: 'Résultats 981 à 1 000 sur 1 000+',
    texts: {
      previous: 'Page précédente',
      next: 'Page suivante',
      page: (n) => `Page ${n}`,
      end: 'Aller à la fin',
    },
    beyond: { next: '#cursor=suite', end: '#cursor=last' },
  },
};
export const Narrow: Story = {
  name: 'Étroite : une seule ligne',
  tags: ['still'],
  args: { page: 48, pageCount: 120, summary: 'Résultats 941 à 960 sur 2 400' },
  decorators: [noWiderThan('22rem')],
  play: async ({ canvasElement }) => {
    const items = within(canvasElement).getAllByRole('listitem');
    await expect(items.map(({ textContent }) => textContent)).toContain('Page 48 / 120');
    const middles = items.map((item) => {
      const { top, height } = item.getBoundingClientRect();
      return Math.round(top + height / 2);
    });
    await expect(new Set(middles).size).toBe(1);
  },
};
