import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { noWiderThan } from '../layout/story-frames.tsx';
import { CursorPagination } from './cursor-pagination.tsx';

const meta = {
  title: 'Données/CursorPagination · pages',
  id: 'données-cursorpagination',
  tags: ['stable'],
  component: CursorPagination,
  parameters: {
    docs: {
      description: {
        component: [
          'Pour les listes profondes, que le serveur coupe par curseurs et dont il ne compte pas les pages.',
          'Une seule ligne à toute largeur. Une étape impossible reste à sa place, grisée, sans lien.',
          '',
          '| Touche | Effet |',
          '| --- | --- |',
          '| Tab | d’une étape à l’autre |',
          '| Entrée | suit le lien |',
        ].join('\n'),
      },
    },
  },
  args: {
    label: 'Pages de la liste des commandes',
    previous: '?cursor=avant',
    next: '?cursor=apres',
    texts: { start: 'Début', previous: 'Précédentes', next: 'Suivantes', end: 'Fin' },
    summary: 'Plus de 1 000 commandes',
  },
} satisfies Meta<typeof CursorPagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Middle: Story = { name: 'Au milieu' };
export const First: Story = { name: 'Première page', args: { previous: null } };
export const Last: Story = { name: 'Dernière page', args: { next: null } };
export const WithEnds: Story = {
  name: 'Avec les deux bouts',
  tags: ['pictured'],
  args: { start: '?', end: '?cursor=last' },
};
export const Narrow: Story = {
  name: 'Étroite : une seule ligne',
  tags: ['still'],
  args: { start: '?', end: '?cursor=last' },
  decorators: [noWiderThan('22rem')],
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link');
    const tops = links.map((link) => Math.round(link.getBoundingClientRect().top));
    await expect(new Set(tops).size).toBe(1);
  },
};
