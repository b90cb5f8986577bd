import { listAdminOrders, type AdminOrderSummary } from '@tassis/contracts';
import { Button } from '@tassis/design-system';
import { defineArea } from '@tassis/platform';
import { aListPage, anAdminOrderSummary } from '@tassis/testing/answers';
import { FakeApi, renderArea } from '@tassis/testing/area';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ListExport } from './list-export.tsx';
import { ListShortcuts } from './list-shortcuts.tsx';
import { ListPanel, panelHref } from './list-panel.tsx';
import { useList } from './use-list.ts';
import { useOrderColumns } from './use-order-columns.tsx';
import { useOrderStatusFilter } from './use-order-status-filter.ts';
import type { ChosenRows } from './use-selection.ts';
import { WorkList } from './work-list.tsx';

// jsdom lacks these methods of dialogs.
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = openIt;
  HTMLDialogElement.prototype.close = closeIt;
});

function openIt(this: HTMLDialogElement) {
  this.open = true;
}

function closeIt(this: HTMLDialogElement) {
  this.open = false;
}

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const onExport = vi.fn<(filters: Record<string, string>) => Promise<unknown>>();
const taken = vi.fn<(references: readonly string[]) => void>();

function Orders() {
  const { reference, status } = useOrderColumns();
  const list = useList(listAdminOrders, {
    rowKey: (order) => order.reference,
    columns: [reference, status],
    filters: { search: {}, status: useOrderStatusFilter() },
    texts: { one: 'commande', many: 'commandes', empty: { title: 'Rien', text: 'Rien encore.' } },
  });
  return (
    <WorkList
      list={list}
      rowHref={panelHref(list)}
      selection={{
        getName: (order) => order.reference,
        Actions,
      }}
    >
      <ListExport list={list} onExport={onExport} />
      <ListShortcuts />
      <ListPanel list={list} title={(order) => order.reference}>
        {({ client }) => client.email}
      </ListPanel>
    </WorkList>
  );
}

function Actions({ chosen, onDone }: ChosenRows<AdminOrderSummary>) {
  const take = () => {
    taken(chosen.map(({ reference }) => reference));
    onDone();
  };
  return <Button onClick={take}>Prendre</Button>;
}

const area = defineArea({ id: 'x', routes: [{ path: '/x', Component: Orders }] });
const three = aListPage([3, 2, 1].map((number) => anAdminOrderSummary(number)));

async function open(at = '/x') {
  const view = renderArea(area, { at, api: new FakeApi().on(listAdminOrders, () => three) });
  await screen.findByRole('link', { name: 'CMD-2026-000003' });
  return view;
}
const link = (number: number) => screen.getByRole('link', { name: `CMD-2026-00000${number}` });
const box = (number: number) =>
  screen.getByRole('checkbox', { name: `Sélectionner CMD-2026-00000${number}` });

const pageOf = (...numbers: number[]) =>
  aListPage(
    numbers.map((number) => anAdminOrderSummary(number)),
    { total: 3, per_page: 2 },
  );

describe('the selection', () => {
  it('is counted, acted upon, and let go', async () => {
    await open();
    await userEvent.click(box(3));
    await userEvent.click(box(1));
    expect(screen.getByText(/^Sélection\s: 2 commandes$/)).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Prendre' }));
    expect(taken).toHaveBeenLastCalledWith(['CMD-2026-000003', 'CMD-2026-000001']);
    expect(screen.queryByRole('button', { name: 'Prendre' })).toBeNull();
  });

  it('gives its actions the rows of every page, and asks for the list again when they are done', async () => {
    const api = new FakeApi().on(listAdminOrders, ({ query }) =>
      query['page'] === '2' ? pageOf(1) : pageOf(3, 2),
    );
    renderArea(area, { at: '/x', api });
    await userEvent.click(await screen.findByRole('checkbox', { name: /000003$/u }));
    await userEvent.click(screen.getByRole('link', { name: 'Page suivante' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: /000001$/u }));
    const { length: asked } = api.callsOf(listAdminOrders);
    await userEvent.click(screen.getByRole('button', { name: 'Prendre' }));
    expect(taken).toHaveBeenLastCalledWith(['CMD-2026-000003', 'CMD-2026-000001']);
    await waitFor(() => expect(api.callsOf(listAdminOrders)).toHaveLength(asked + 1));
    const pageBox = screen.getByRole('checkbox', { name: 'Sélectionner toute la page' });
    await waitFor(() => expect(document.activeElement).toBe(pageBox));
  });

  it('begins anew with other filters', async () => {
    const { address } = await open();
    await userEvent.click(box(3));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Statut' }), 'Reçue');
    await waitFor(() => expect(address()).toBe('/x?status=submitted'));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Prendre' })).toBeNull());
  });
});

describe('the panel', () => {
  it('opens from the row’s name, stands in the address, and gives focus back', async () => {
    const { address } = await open('/x?status=submitted');
    await userEvent.click(link(2));
    const panel = await screen.findByRole('dialog', { name: 'CMD-2026-000002' });
    expect(panel.textContent).toContain('youssef2@example.com');
    expect(address()).toBe('/x?status=submitted&row=CMD-2026-000002');
    await userEvent.click(within(panel).getByRole('button', { name: 'Fermer le volet' }));
    await waitFor(() => expect(address()).toBe('/x?status=submitted'));
    await waitFor(() => expect(document.activeElement).toBe(link(2)));
    expect(screen.queryByRole('dialog', { name: 'CMD-2026-000002' })).toBeNull();
  });

  it('opens by an address, and not for a row that is not there', async () => {
    await open('/x?row=CMD-2026-000001');
    expect(screen.getByRole('dialog', { name: 'CMD-2026-000001' })).toBeDefined();
    cleanup();
    await open('/x?row=CMD-2026-000009');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the export', () => {
  it('is of the list as it is filtered', async () => {
    onExport.mockResolvedValueOnce(undefined);
    await open('/x?status=submitted&search=atlas&page=2');
    await userEvent.click(screen.getByRole('button', { name: /^Exporter la liste/ }));
    expect(onExport).toHaveBeenLastCalledWith({ search: 'atlas', status: 'submitted' });
  });

  it('says when there is no file', async () => {
    onExport.mockRejectedValueOnce(new Error('refused'));
    await open();
    await userEvent.click(screen.getByRole('button', { name: /^Exporter la liste/ }));
    expect(await screen.findByText(/Le fichier n’a pas pu être préparé/)).toBeDefined();
  });
});

describe('the keys', () => {
  it('go from row to row, and stop at the ends', async () => {
    await open();
    await userEvent.keyboard('j');
    await waitFor(() => expect(document.activeElement).toBe(link(3)));
    await userEvent.keyboard('{ArrowDown}j');
    await waitFor(() => expect(document.activeElement).toBe(link(1)));
    await userEvent.keyboard('jk{ArrowUp}k');
    await waitFor(() => expect(document.activeElement).toBe(link(3)));
  });

  it('choose the row, and open it', async () => {
    await open();
    await userEvent.keyboard('jx');
    expect(box(3)).toHaveProperty('checked', true);
    await userEvent.keyboard('x');
    expect(box(3)).toHaveProperty('checked', false);
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('dialog', { name: 'CMD-2026-000003' })).toBeDefined();
    await userEvent.keyboard('j');
    expect(document.activeElement).not.toBe(link(2));
  });

  it('lead to the search, where they are letters', async () => {
    await open();
    await userEvent.keyboard('/');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Recherche')));
    await userEvent.keyboard('jx/');
    expect(screen.getByLabelText('Recherche')).toHaveProperty('value', 'jx/');
  });

  it('are named by a help, which turns them off for good', async () => {
    await open();
    await userEvent.keyboard('?');
    const help = await screen.findByRole('dialog', { name: 'Raccourcis clavier' });
    expect(within(help).getByText('Ligne suivante')).toBeDefined();
    await userEvent.click(within(help).getByRole('switch', { name: 'Raccourcis actifs' }));
    await userEvent.click(within(help).getByRole('button', { name: 'Fermer l’aide' }));
    await userEvent.keyboard('j');
    expect(document.activeElement).not.toBe(link(3));
    cleanup();
    await open();
    await userEvent.keyboard('j');
    expect(document.activeElement).toBe(document.body);
  });

  it('leave the browser its own', async () => {
    await open();
    await userEvent.keyboard('{Control>}j{/Control}{ArrowDown}');
    expect(document.activeElement).toBe(document.body);
  });
});
