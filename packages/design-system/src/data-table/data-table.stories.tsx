import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatusBadge } from '../badge/badge.tsx';
import { Button } from '../button/button.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { ErrorState } from '../error-state/error-state.tsx';
import { Pagination } from '../pagination/pagination.tsx';
import { TextLink } from '../text-link/text-link.tsx';
import { DataTable, type DataTableProps } from './data-table.tsx';

type Order = {
  reference: string;
  client: string;
  date: string;
  total: string;
  status: { tone: 'info' | 'success' | 'warning'; text: string };
};

const orders: readonly Order[] = [
  {
    reference: 'CN-2026-00042',
    client: 'Salma Idrissi',
    date: '3 mars 2026',
    total: '530,00 MAD',
    status: { tone: 'info', text: 'En cours d’examen' },
  },
  {
    reference: 'CN-2026-00041',
    client: 'Atlas Négoce SARL',
    date: '2 mars 2026',
    total: '530,00 MAD',
    status: { tone: 'warning', text: 'En attente du client' },
  },
  {
    reference: 'CC-2026-00017',
    client: 'Youssef Benali',
    date: '27 février 2026',
    total: '6 540,00 MAD',
    status: { tone: 'success', text: 'Terminée' },
  },
];

const meta = {
  title: 'Données/DataTable',
  component: DataTable<Order>,
  args: {
    caption: 'Commandes',
    loadingText: 'Chargement des commandes…',
    rows: orders,
    rowKey: (order) => order.reference,
    columns: [
      {
        key: 'reference',
        header: 'Référence',
        rowHeader: true,
        cell: (order) => <TextLink href={`#${order.reference}`}>{order.reference}</TextLink>,
      },
      { key: 'client', header: 'Client', cell: (order) => order.client },
      { key: 'date', header: 'Date', cell: (order) => order.date },
      { key: 'status', header: 'État', cell: (order) => <StatusBadge {...order.status} /> },
      { key: 'total', header: 'Total TTC', align: 'end', cell: (order) => order.total },
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
        hrefOf={(page) => `#page-${page}`}
        texts={{ previous: 'Page précédente', next: 'Page suivante', page: (n) => `Page ${n}` }}
        summary="Résultats 1 à 3 sur 21"
      />
    ),
  },
} satisfies Meta<DataTableProps<Order>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { name: 'Une page' };
export const Captioned: Story = { name: 'Titre visible', args: { showCaption: true } };
export const FirstLoading: Story = {
  name: 'Premier chargement',
  args: { state: 'loading', rows: [], footer: null },
};
export const Reloading: Story = { name: 'Page suivante en route', args: { state: 'loading' } };
export const Empty: Story = { name: 'Vide', args: { rows: [] } };
export const Failed: Story = { name: 'Erreur', args: { state: 'error' } };
export const Narrow: Story = {
  name: 'Sans place : une carte par ligne',
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '24rem' }}>
        <Story />
      </div>
    ),
  ],
};
