import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StatusBadge } from '../badge/badge.tsx';
import { SAMPLE_STATUSES } from '../badge/sample-statuses.ts';
import { Button } from '../button/button.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { ErrorState } from '../error-state/error-state.tsx';
import { noWiderThan } from '../layout/story-frames.tsx';
import { Pagination } from '../pagination/pagination.tsx';
import { TextLink } from '../text-link/text-link.tsx';
import { DataTable, type DataTableProps } from './data-table.tsx';
import { dayText, moneyText, ORDERS, type SampleOrder } from './sample-orders.ts';

const meta = {
  title: 'Données/DataTable · tableau',
  id: 'données-datatable',
  tags: ['stable'],
  component: DataTable<SampleOrder>,
  parameters: {
    docs: {
      description: {
        component: [
          'Une page d’une liste que le serveur coupe. Sans place (sous 768 px), chaque ligne devient une carte.',
          'Pour trier, filtrer, choisir ou masquer : WorkTable.',
          '',
          '| Touche | Effet |',
          '| --- | --- |',
          '| Tab | d’une commande à l’autre : lien de la ligne, actions |',
          '| Entrée | suit le lien |',
        ].join('\n'),
      },
    },
  },
  args: {
    caption: 'Commandes',
    loadingText: 'Chargement des commandes…',
    rows: ORDERS.slice(0, 3),
    rowKey: (order) => order.reference,
    columns: [
      {
        key: 'reference',
        header: 'Référence',
        nowrap: true,
        rowHeader: true,
        cell: (order) => <TextLink href={`#${order.reference}`}>{order.reference}</TextLink>,
      },
      { key: 'client', header: 'Client', cell: (order) => order.client },
      { key: 'day', header: 'Date', nowrap: true, cell: (order) => dayText(order.day) },
      {
        key: 'status',
        header: 'État',
        card: 'beside',
        cell: (order) => <StatusBadge {...SAMPLE_STATUSES[order.status]} />,
      },
      {
        key: 'total',
        header: 'Total TTC',
        align: 'end',
        cell: (order) => moneyText(order.total),
      },
    ],
    empty: (
      <EmptyState
        title="Aucune commande"
        action={
          <Button variant="brand" href="#services">
            Découvrir les services
          </Button>
        }
      >
        La première apparaîtra ici.
      </EmptyState>
    ),
    error: (
      <ErrorState
        title="Les commandes n’ont pas pu être chargées"
        retry={{ text: 'Réessayer', onRetry: () => undefined }}
      />
    ),
    footer: (
      <Pagination
        label="Pages de la liste des commandes"
        page={1}
        pageCount={7}
        toHref={(page) => `#page-${page}`}
        texts={{ previous: 'Page précédente', next: 'Page suivante', page: (n) => `Page ${n}` }}
        summary="Résultats 1 à 3 sur 21"
      />
    ),
  },
} satisfies Meta<DataTableProps<SampleOrder>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { name: 'Une page' };
export const Captioned: Story = {
  name: 'Titre visible',
  tags: ['pictured'],
  args: { showCaption: true },
};
export const FirstLoading: Story = {
  name: 'Premier chargement',
  args: { state: 'loading', rows: [], footer: null },
};
export const Reloading: Story = { name: 'Page suivante en route', args: { state: 'loading' } };
export const Empty: Story = { name: 'Vide', args: { rows: [] } };
export const Failed: Story = { name: 'Erreur', args: { state: 'error' } };
export const LongText: Story = {
  name: 'Textes longs',
  args: {
    rows: ORDERS.slice(0, 2).map((order) => ({
      ...order,
      client: 'Société marocaine de négoce international et de services aux entreprises SARL AU',
    })),
  },
};
/** All columns at once: the table stays within the page. */
export const EndlessWords: Story = {
  name: 'Mots sans fin',
  args: {
    rows: ORDERS.slice(0, 2).map((order) => ({ ...order, client: 'W'.repeat(255) })),
  },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table');
    await expect(table.offsetWidth).toBeLessThanOrEqual(table.parentElement?.clientWidth ?? 0);
  },
};
const LONG_WORDS = {
  name: 'anticonstitutionnellement',
  company: 'anticonstitutionnellement',
  city: 'anticonstitutionnellement',
  email: 'fatimazahra.bouzidi732@example.com',
};
/** Together they fit into a desktop page, and an e-mail address breaks at its '@'. */
export const LongWordsBesideEachOther: Story = {
  name: 'Mots longs dans plusieurs colonnes',
  decorators: [noWiderThan('60rem')],
  args: {
    rows: ORDERS.slice(0, 2),
    columns: [
      ...Object.entries(LONG_WORDS).map(([key, word]) => ({ key, header: key, cell: () => word })),
      { key: 'phone', header: 'Téléphone', nowrap: true, cell: () => '+212 6 12 34 56 78' },
      { key: 'day', header: 'Date', nowrap: true, cell: (order) => dayText(order.day) },
    ],
  },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table');
    await expect(table.offsetWidth).toBeLessThanOrEqual(table.parentElement?.clientWidth ?? 0);
  },
};
export const Narrow: Story = {
  name: 'Sans place : une carte par ligne',
  tags: ['pictured'],
  decorators: [noWiderThan('24rem')],
};
