import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatusBadge } from '../badge/badge.tsx';
import { SAMPLE_STATUSES } from '../badge/sample-statuses.ts';
import { DescriptionList } from './description-list.tsx';

const description = `
Des faits et leurs noms : un vrai \`<dl>\`. Ce qui manque se dit avec un mot, jamais avec un tiret seul. Aucune touche :
pour modifier, voir RecapSection.
`;

const meta = {
  title: 'Données/DescriptionList · liste de faits',
  id: 'données-descriptionlist',
  tags: ['stable'],
  component: DescriptionList,
  parameters: { docs: { description: { component: description } } },
  args: {
    items: [
      { term: 'Référence', value: 'CMD-2026-000042' },
      { term: 'Dénomination', value: 'Atlas Négoce' },
      { term: 'État', value: <StatusBadge {...SAMPLE_STATUSES.in_review} /> },
      { term: 'Total TTC', value: '530,00 MAD' },
    ],
  },
} satisfies Meta<typeof DescriptionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rows: Story = { name: 'En lignes' };
export const Columns: Story = { name: 'En colonnes', args: { layout: 'columns' } };

export const Missing: Story = {
  name: 'Valeurs absentes',
  tags: ['pictured'],
  args: {
    missingText: 'Non renseigné',
    items: [
      { term: 'Dénomination', value: 'Atlas Négoce' },
      { term: 'ICE', value: null },
      { term: 'Acronyme', value: '' },
    ],
  },
};
export const Loading: Story = {
  name: 'Chargement',
  args: { loadingText: 'Chargement de la commande…' },
};
export const LongText: Story = {
  name: 'Textes longs',
  args: {
    items: [
      {
        term: 'Activité principale de la société telle qu’elle figure au certificat négatif',
        value:
          'Négoce international de matériaux de construction, import-export, conseil aux entreprises et prestations de services.',
      },
      { term: 'E-mail', value: 'abderrahmane.benkirane.el.alaoui@societe-marocaine-de-negoce.ma' },
    ],
  },
};
