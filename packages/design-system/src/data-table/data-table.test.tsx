import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { DataTable } from './data-table.tsx';
import type { DataColumn } from './table-types.ts';

type Order = { id: string; reference: string; total: string };

const COLUMNS: DataColumn<Order>[] = [
  { key: 'reference', header: 'Référence', rowHeader: true, cell: (order) => order.reference },
  { key: 'total', header: 'Total', align: 'end', cell: (order) => order.total },
];
const ROWS: Order[] = [
  { id: '1', reference: 'CMD-1', total: '350,00 MAD' },
  { id: '2', reference: 'CMD-2', total: '420,00 MAD' },
];

function Orders({ rows, state }: { rows: Order[]; state?: 'ready' | 'loading' | 'error' }) {
  return (
    <DataTable
      caption="Commandes"
      columns={COLUMNS}
      rows={rows}
      rowKey={(order) => order.id}
      state={state ?? 'ready'}
      loadingText="Chargement des commandes"
      empty={<p>Aucune commande</p>}
      error={<p>Échec</p>}
      filters={<input aria-label="Recherche" />}
      footer={<p>Pied</p>}
    />
  );
}

describe('DataTable', () => {
  afterEach(cleanup);

  test('names the table, its columns and its rows', () => {
    render(<Orders rows={ROWS} />);
    const table = screen.getByRole('table', { name: 'Commandes' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((cell) => cell.textContent),
    ).toEqual(['Référence', 'Total']);
    const row = within(table).getByRole('row', { name: /CMD-2/ });
    expect(within(row).getByRole('rowheader').textContent).toBe('CMD-2');
    expect(screen.getByText('Pied')).toBeDefined();
  });

  test('labels each cell for the cards of small screens', () => {
    render(<Orders rows={ROWS} />);
    expect(screen.getByText('420,00 MAD').dataset['label']).toBe('Total');
  });

  test('shows the empty state of an empty list, and the error instead of rows', () => {
    const { rerender } = render(<Orders rows={[]} />);
    expect(screen.getByText('Aucune commande')).toBeDefined();
    rerender(<Orders rows={ROWS} state="error" />);
    expect(screen.getByText('Échec')).toBeDefined();
    expect(screen.queryByRole('table')).toBeNull();
  });

  test('keeps its filters and their typed text when nothing matches or the list failed', () => {
    const { rerender } = render(<Orders rows={ROWS} />);
    const search = screen.getByRole('textbox', { name: 'Recherche' });
    rerender(<Orders rows={[]} />);
    rerender(<Orders rows={ROWS} state="error" />);
    expect(screen.getByRole('textbox', { name: 'Recherche' })).toBe(search);
  });

  test('keeps the rows of the last page while the next one loads, and announces the loading', () => {
    render(<Orders rows={ROWS} state="loading" />);
    expect(screen.getByText('CMD-1')).toBeDefined();
    expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true');
    expect(screen.getByRole('status').textContent).toBe('Chargement des commandes');
  });

  test('shows skeletons while it loads, not the empty state', () => {
    render(<Orders rows={[]} state="loading" />);
    expect(screen.queryByText('Aucune commande')).toBeNull();
    expect(screen.getAllByRole('row').length).toBeGreaterThan(1);
  });
});
