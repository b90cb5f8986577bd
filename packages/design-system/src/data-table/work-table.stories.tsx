import type { Meta, StoryObj } from '@storybook/react-vite';
import { createContext, useContext, useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { SAMPLE_STATUSES } from '../badge/sample-statuses.ts';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { ErrorState } from '../error-state/error-state.tsx';
import { FilterBar } from '../filter-bar/filter-bar.tsx';
import { DownloadIcon } from '../icons/download.tsx';
import type { LinkComponentProps } from '../link/link-component.tsx';
import { CursorPagination } from '../pagination/cursor-pagination.tsx';
import { Select } from '../select/select.tsx';
import { columnsWith, ROW_ACTIONS } from './sample-columns.tsx';
import { listOrders } from './sample-orders.ts';
import type { TableShape } from './table-state.ts';
import { useTableState } from './use-table-state.ts';
import { WorkTable } from './work-table.tsx';

const statusOptions = Object.entries(SAMPLE_STATUSES).map(([value, { text }]) => ({
  value,
  label: text,
}));
const shape: TableShape = {
  sortable: ['client', 'day', 'total'],
  filters: {
    status: statusOptions.map(({ value }) => value),
    search: (words) => words.length <= 100,
  },
  hideable: ['client', 'day', 'status', 'total'],
};

const Go = createContext<(search: URLSearchParams) => void>(() => undefined);

/** Navigates as a router’s link does. */
function StoryLink({ href, children, ...anchor }: LinkComponentProps) {
  const go = useContext(Go);
  return (
    <a
      {...anchor}
      href={href}
      onClick={(event) => {
        event.preventDefault();
        if (href.startsWith('?')) go(new URLSearchParams(href));
      }}
    >
      {children}
    </a>
  );
}

type OrdersProps = {
  /** The search of the address when the list opens. */
  address?: string;
  /** The status as a filter under its header, instead of the bar above. */
  filterRow?: boolean;
  state?: 'ready' | 'loading' | 'error';
  /** No rows of an earlier page are shown while the first one loads. */
  first?: boolean;
  /** References of the rows that are selected when the list opens. */
  chosen?: string[];
};

/** A whole list, as an area builds it: everything but its router and its server. */
function Orders({ address = '', filterRow = false, ...is }: OrdersProps) {
  const { state = 'ready', first = false, chosen = [] } = is;
  const [search, onSearch] = useState(() => new URLSearchParams(address));
  const [selected, onSelect] = useState(chosen);
  const table = useTableState({ search, onSearch, shape });
  const answer = listOrders(table);
  const status = table.filters['status'] ?? '';
  const page = (cursor: string | null) =>
    cursor === null ? null : `?${table.searchWith({ cursor })}`;
  const statusFilter = (
    <Select
      label="État"
      hideLabel
      options={statusOptions}
      placeholder="Tous"
      value={status}
      onChange={(event) => table.onFilter('status', event.target.value)}
    />
  );
  const bar = (
    <FilterBar
      label="Filtrer les commandes"
      search={{
        label: 'Recherche',
        placeholder: 'Référence, client…',
        clearLabel: 'Effacer la recherche',
        value: table.filters['search'] ?? '',
        onSearch: (words) => table.onFilter('search', words),
      }}
      selects={[
        {
          name: 'status',
          label: 'État',
          anyText: 'Tous les états',
          options: statusOptions,
          value: status,
        },
      ]}
      onFilter={table.onFilter}
      onReset={table.onReset}
      summary={`${answer.total} commandes`}
      texts={{
        active: 'Filtres actifs',
        chip: (label, value) => `${label}\u202F: ${value}`,
        remove: (chip) => `Retirer le filtre ${chip}`,
        reset: 'Effacer les filtres',
        more: 'Filtres',
        show: (summary) => `Voir ${summary}`,
        close: 'Fermer les filtres',
      }}
    />
  );
  return (
    <Go value={onSearch}>
      <WorkTable
        filters={filterRow ? null : bar}
        caption="Commandes"
        loadingText="Chargement des commandes…"
        columns={columnsWith(filterRow ? statusFilter : undefined)}
        rows={first ? [] : answer.rows}
        state={state}
        rowKey={(order) => order.reference}
        sort={table.sort}
        onSort={table.onSort}
        columnChoice={{ hidden: table.hidden, onHidden: table.onHidden, text: 'Colonnes' }}
        selection={{
          selected,
          onSelect,
          actions: (
            <Button size="s" iconStart={<DownloadIcon size={18} />}>
              Exporter
            </Button>
          ),
          texts: {
            bar: 'Actions sur la sélection',
            page: 'Sélectionner toute la page',
            row: (order) => `Sélectionner la commande ${order.reference}`,
            count: (count) =>
              count > 1 ? `${count} commandes sélectionnées` : '1 commande sélectionnée',
            clear: 'Tout désélectionner',
          },
        }}
        rowHref={(order) => `#${order.reference}`}
        LinkComponent={StoryLink}
        rowActions={ROW_ACTIONS}
        empty={
          <EmptyState title="Aucune commande ne correspond">Élargissez les filtres.</EmptyState>
        }
        error={
          <ErrorState
            title="Les commandes n’ont pas pu être chargées"
            retry={{ text: 'Réessayer', onRetry: () => undefined }}
          >
            Vérifiez votre connexion.
          </ErrorState>
        }
        footer={
          <CursorPagination
            label="Pages de la liste des commandes"
            previous={page(answer.previous)}
            next={page(answer.next)}
            texts={{ previous: 'Précédentes', next: 'Suivantes' }}
            summary={`${answer.total} commandes`}
            LinkComponent={StoryLink}
          />
        }
      />
    </Go>
  );
}

const meta = {
  title: 'Données/WorkTable · tableau de travail',
  id: 'données-worktable',
  tags: ['stable', 'narrow'],
  parameters: {
    docs: {
      description: {
        component: [
          'Une DataTable où l’on travaille : trier, filtrer sous les en-têtes, choisir des lignes, masquer des colonnes.',
          'L’état (tri, filtres, page, colonnes) tient dans l’adresse grâce à `useTableState`.',
          '',
          '| Touche | Effet |',
          '| --- | --- |',
          '| Entrée, Espace | sur un en-tête : trie, inverse, rend l’ordre de la liste (`aria-sort`) |',
          '| Espace | sur une case : choisit la ligne, ou toute la page |',
          '| Entrée, Espace | sur « Colonnes » : ouvre le menu |',
          '| Échap | ferme le menu et rend le focus à son bouton |',
        ].join('\n'),
      },
    },
  },
  component: Orders,
} satisfies Meta<typeof Orders>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = { name: 'Filtres, tri, sélection, colonnes' };
export const FromAddress: Story = {
  name: 'Ouverte par une adresse',
  args: {
    address: 'status=completed&sort=-total&hide=client&cursor=CMD-2026-000020&theme=inconnu',
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('columnheader', { name: /Total/ })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await expect(canvas.queryByRole('columnheader', { name: /Client/ })).toBeNull();
    // In a narrow container the filter is in the drawer, and the drawer's button counts it.
    const status = canvas.queryByRole('combobox', { name: 'État' });
    if (status) await expect(status).toHaveValue('completed');
    else await expect(canvas.getByRole('button', { name: /^Filtres\s*1$/ })).toBeVisible();
  },
};
export const FilterRow: Story = { name: 'Filtre sous l’en-tête', args: { filterRow: true } };
export const FilterRowEmpty: Story = {
  name: 'Filtre sous l’en-tête, rien ne correspond',
  tags: ['pictured'],
  args: { filterRow: true, address: 'search=zzz' },
};

const firstLoading = { state: 'loading', first: true } as const;
export const Loading: Story = {
  name: 'Premier chargement',
  tags: ['pictured'],
  args: firstLoading,
};
export const Reloading: Story = { name: 'Page suivante en route', args: { state: 'loading' } };
export const Failed: Story = { name: 'Erreur', args: { state: 'error' } };
export const Chosen: Story = {
  name: 'Lignes choisies',
  tags: ['pictured'],
  args: { chosen: ['CMD-2026-000042', 'CMD-2026-000040'] },
};

const firstReference = (canvasElement: HTMLElement) =>
  within(canvasElement).getAllByRole('rowheader')[0]?.textContent;

export const SortByKeyboard: Story = {
  name: 'Tri au clavier',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const header = canvas.getByRole('columnheader', { name: /Date/ });
    const button = within(header).getByRole('button');
    await expect(header).toHaveAttribute('aria-sort', 'none');
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(header).toHaveAttribute('aria-sort', 'descending');
    await expect(firstReference(canvasElement)).toBe('CMD-2026-000042');
    await userEvent.keyboard(' ');
    await expect(header).toHaveAttribute('aria-sort', 'ascending');
    await expect(firstReference(canvasElement)).toBe('CMD-2026-000003');
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(header).toHaveAttribute('aria-sort', 'none');
  },
};
export const SelectByKeyboard: Story = {
  name: 'Sélection au clavier',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [page, first] = canvas.getAllByRole('checkbox', { name: /^Sélectionner/ });
    first?.focus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByText('1 commande sélectionnée')).toBeVisible();
    await expect(page).toBePartiallyChecked();
    page?.focus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByText('5 commandes sélectionnées')).toBeVisible();
    canvas.getByRole('button', { name: 'Tout désélectionner' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('button', { name: 'Exporter' })).toBeNull();
    await expect(page).toHaveFocus();
    await userEvent.keyboard(' ');
  },
};
export const ColumnsByKeyboard: Story = {
  name: 'Menu des colonnes au clavier',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const summary = canvas.getByText('Colonnes', { selector: 'summary' });
    // Cards have no columns.
    if (!summary.checkVisibility()) {
      await expect(canvasElement.clientWidth).toBeLessThan(44 * 16);
      return;
    }
    summary.focus();
    await userEvent.keyboard('{Enter}');
    if (!summary.closest('details')?.open) summary.click();
    const client = await canvas.findByRole('checkbox', { name: 'Client' });
    client.focus();
    await userEvent.keyboard(' ');
    await expect(canvas.queryByRole('columnheader', { name: /Client/ })).toBeNull();
    await expect(client).not.toBeChecked();
    await userEvent.keyboard('{Escape}');
    await expect(summary).toHaveFocus();
    await expect(summary.closest('details')).not.toHaveAttribute('open');
    summary.click();
  },
};
