import { cleanup, render, renderHook, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';

import type { TableShape } from './table-state.ts';
import type { DataColumn, RowActions } from './table-types.ts';
import { useTableState, type TableStateOptions } from './use-table-state.ts';
import { WorkTable, type WorkTableProps } from './work-table.tsx';

type Order = { id: string; client: string };

const COLUMNS: DataColumn<Order>[] = [
  { key: 'id', header: 'Référence', rowHeader: true, cell: ({ id }) => id },
  { key: 'client', header: 'Client', sortable: true, cell: ({ client }) => client },
  { key: 'note', header: 'Note', cell: () => 'RAS', hideable: false },
];
const SHAPE: TableShape = { sortable: ['client'], hideable: ['client'] };
const ROWS: Order[] = [
  { id: 'CMD-1', client: 'Salma' },
  { id: 'CMD-2', client: 'Youssef' },
];
const ROW_ACTIONS: RowActions<Order> = {
  header: 'Actions',
  cell: ({ id }) => <button type="button">Voir {id}</button>,
};
const went = vi.fn<(search: string) => void>();

function Orders(props: Partial<WorkTableProps<Order>> & { address?: string }) {
  const [search, setSearch] = useState(() => new URLSearchParams(props.address));
  const [selected, onSelect] = useState<string[]>([]);
  const onSearch = (next: URLSearchParams) => {
    went(next.toString());
    setSearch(next);
  };
  const table = useTableState({ search, onSearch, shape: SHAPE });
  return (
    <WorkTable
      caption="Commandes"
      columns={COLUMNS}
      rows={ROWS}
      rowKey={({ id }) => id}
      loadingText="Chargement"
      empty={<p>Aucune commande</p>}
      sort={table.sort}
      onSort={table.onSort}
      columnChoice={{ hidden: table.hidden, onHidden: table.onHidden, text: 'Colonnes' }}
      selection={{
        selected,
        onSelect,
        actions: <button type="button">Exporter</button>,
        texts: {
          bar: 'Sélection',
          page: 'Toute la page',
          row: ({ id }) => `Choisir ${id}`,
          count: (count) => `${count} choisies`,
          clear: 'Aucune',
        },
      }}
      rowHref={({ id }) => `/orders/${id}`}
      rowActions={ROW_ACTIONS}
      {...props}
    />
  );
}

afterEach(() => {
  cleanup();
  went.mockReset();
});

const header = (name: string) => screen.getByRole('columnheader', { name });
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });

describe('a table in an address', () => {
  test('sorts by its headers and announces it; another order returns to the first page', async () => {
    const user = userEvent.setup();
    render(<Orders address="cursor=abc&tab=2" />);
    expect(header('Client').getAttribute('aria-sort')).toBe('none');
    expect(header('Référence').hasAttribute('aria-sort')).toBe(false);
    await user.click(within(header('Client')).getByRole('button'));
    expect(header('Client').getAttribute('aria-sort')).toBe('ascending');
    await user.keyboard('{Enter}');
    expect(header('Client').getAttribute('aria-sort')).toBe('descending');
    await user.keyboard('{Enter}');
    expect(went.mock.calls.flat()).toEqual(['tab=2&sort=client', 'tab=2&sort=-client', 'tab=2']);
  });

  test('hides columns, except the one that names the rows and one that is not hideable', async () => {
    const user = userEvent.setup();
    render(<Orders />);
    await user.click(screen.getByText('Colonnes', { selector: 'summary' }));
    const menu = screen.getByRole('group', { name: 'Colonnes' });
    expect(within(menu).getAllByRole('checkbox')).toHaveLength(1);
    await user.click(box('Client'));
    expect(went).toHaveBeenLastCalledWith('hide=client');
    expect(screen.queryByRole('columnheader', { name: 'Client' })).toBeNull();
    expect(screen.queryByText('Salma')).toBeNull();
    await user.keyboard('{Escape}');
    expect(menu.closest('details')?.open).toBe(false);
    expect(document.activeElement?.tagName).toBe('SUMMARY');
  });

  test('pushes a history entry; typed text replaces the entry', () => {
    const onSearch = vi.fn<TableStateOptions['onSearch']>();
    const search = new URLSearchParams('page=4');
    const shape = { filters: { words: () => true }, pages: 50 };
    const { result } = renderHook(() => useTableState({ search, onSearch, shape }));
    expect(result.current.page).toBe(4);
    result.current.onFilter('words', 'rif');
    result.current.onFilter('words', 'rif', { replace: true });
    expect(onSearch.mock.calls.map(([next, move]) => [next.toString(), move.replace])).toEqual([
      ['words=rif', false],
      ['words=rif', true],
    ]);
    expect(result.current.searchWith({ page: 5 }).toString()).toBe('page=5');
  });

  test('continues from the address that it last asked for, even before the router has arrived there', () => {
    const onSearch = vi.fn<TableStateOptions['onSearch']>();
    const shape = { filters: { words: () => true, status: () => true } };
    const at = (search: string) => ({ search: new URLSearchParams(search), onSearch, shape });
    const { result, rerender } = renderHook(useTableState, {
      initialProps: at('words=rif&status=paid'),
    });
    result.current.onFilter('status', '');
    rerender(at('words=rif&status=paid'));
    result.current.onFilter('words', '');
    rerender(at(''));
    rerender(at('status=paid'));
    result.current.onFilter('words', 'sud');
    expect(onSearch.mock.calls.map(([next]) => next.toString())).toEqual([
      'words=rif',
      '',
      'status=paid&words=sud',
    ]);
  });

  test('does not show the columns that its address hides', () => {
    render(<Orders address="hide=client&hide=id&hide=note" />);
    expect(screen.queryByRole('columnheader', { name: 'Client' })).toBeNull();
    expect(header('Référence')).toBeDefined();
    expect(header('Note')).toBeDefined();
  });
});

describe('selection', () => {
  test('counts the selected rows, half ticks the checkbox of the page, and shows the actions', async () => {
    const user = userEvent.setup();
    render(<Orders />);
    expect(screen.queryByRole('button', { name: 'Exporter' })).toBeNull();
    await user.click(box('Choisir CMD-2'));
    expect(screen.getByText('1 choisies').tagName).toBe('OUTPUT');
    expect(box('Toute la page').indeterminate).toBe(true);
    const bar = screen.getByRole('region', { name: 'Sélection' });
    expect(within(bar).getByRole('button', { name: 'Exporter' })).toBeDefined();
    await user.click(box('Toute la page'));
    expect(box('Choisir CMD-1').checked).toBe(true);
    expect(box('Toute la page').indeterminate).toBe(false);
  });

  test('can be cleared; the focus returns to the checkbox of the page', async () => {
    const user = userEvent.setup();
    render(<Orders />);
    await user.click(box('Choisir CMD-1'));
    await user.click(screen.getByRole('button', { name: 'Aucune' }));
    expect(box('Choisir CMD-1').checked).toBe(false);
    expect(document.activeElement).toBe(box('Toute la page'));
  });
});

describe('rows', () => {
  test('link where their header says, and contain their actions', () => {
    render(<Orders />);
    const row = screen.getByRole('row', { name: /CMD-2/ });
    const link = within(row).getByRole('link', { name: 'CMD-2' });
    expect(link.getAttribute('href')).toBe('/orders/CMD-2');
    expect(within(row).getByRole('button', { name: 'Voir CMD-2' })).toBeDefined();
    expect(header('Actions')).toBeDefined();
  });

  test('skeletons are as wide as the table', () => {
    render(<Orders rows={[]} state="loading" />);
    const [head, first] = screen.getAllByRole('row');
    const width = within(head ?? document.body).getAllByRole('columnheader').length;
    expect(within(first ?? document.body).getAllByRole('cell')).toHaveLength(width);
    expect(box('Toute la page').disabled).toBe(true);
  });
});

describe('filters under the headers', () => {
  const columns = COLUMNS.map((column) =>
    column.key === 'client' ? { ...column, filter: <input aria-label="Client" /> } : column,
  );

  test('stay available when nothing matches or the list failed', () => {
    const { rerender } = render(<Orders columns={columns} rows={[]} />);
    expect(screen.getByText('Aucune commande')).toBeDefined();
    expect(screen.getByRole('textbox', { name: 'Client' })).toBeDefined();
    rerender(<Orders columns={columns} state="error" error={<p>Échec</p>} />);
    expect(screen.getByText('Échec')).toBeDefined();
    expect(screen.getByRole('textbox', { name: 'Client' })).toBeDefined();
    expect(screen.queryByText('CMD-1')).toBeNull();
  });

  test('without filters the notice replaces the table', () => {
    render(<Orders rows={[]} />);
    expect(screen.getByText('Aucune commande')).toBeDefined();
    expect(screen.queryByRole('table')).toBeNull();
  });
});
