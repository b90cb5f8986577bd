import { ApiError } from '@tassis/api-client';
import { linkAdminList, listAdminOrders, type AdminOrderSummary } from '@tassis/contracts';
import { defineArea } from '@tassis/platform';
import { aListPage, anAdminOrderSummary, aUuid } from '@tassis/testing/answers';
import { FakeApi, refusal, renderArea } from '@tassis/testing/area';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BulkAction } from './bulk-actions.tsx';
import { useList } from './use-list.ts';
import { useOrderParts } from './use-order-parts.tsx';
import { WorkList } from './work-list.tsx';

// jsdom lacks these methods of dialogs.
beforeEach(() => {
  run.mockReset().mockResolvedValue();
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

const run = vi.fn<(order: AdminOrderSummary) => Promise<void>>();

const renderEmail = ({ client }: AdminOrderSummary) => client.email;

const confirm = {
  title: (count: string) => `Prendre ${count}\u202F?`,
  consequence: 'Elles sont à vous.',
};

function Orders() {
  return <OrderList actions={[{ text: 'Prendre', run }]} />;
}

function OrdersForSure() {
  return <OrderList actions={[{ text: 'Prendre', run, confirm }]} />;
}

function OrderList({ actions }: { actions: readonly BulkAction<AdminOrderSummary>[] }) {
  const { reference, status, statusFilter } = useOrderParts();
  const list = useList(listAdminOrders, {
    name: reference,
    columns: [status],
    filters: { search: {}, status: statusFilter },
    texts: {
      one: 'commande',
      many: 'commandes',
      empty: { title: 'Rien', text: 'Rien encore.' },
    },
  });
  return <WorkList list={list} panel={renderEmail} bulkActions={actions} csv="domiciliations" />;
}

const area = defineArea({
  id: 'x',
  routes: [
    { path: '/x', Component: Orders },
    { path: '/sure', Component: OrdersForSure },
  ],
});
const three = aListPage([3, 2, 1].map((number) => anAdminOrderSummary(number)));

async function open(at = '/x') {
  const api = new FakeApi().on(listAdminOrders, () => three);
  const view = renderArea(area, { at, api });
  await screen.findByRole('link', { name: 'CMD-2026-000003' });
  return { ...view, api };
}
const box = (number: number) =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: `Sélectionner CMD-2026-00000${number}` });

const refused = (serverMessage: string) =>
  new ApiError({ code: 'conflict', status: 409, serverMessage, mayHaveReachedServer: false });

const createPage = (...numbers: number[]) =>
  aListPage(
    numbers.map((number) => anAdminOrderSummary(number)),
    { total: 3, per_page: 2 },
  );

const take = async () => userEvent.click(await screen.findByRole('button', { name: 'Prendre' }));
const taken = () => run.mock.calls.map(([{ reference }]) => reference);

describe('the selection', () => {
  it('is counted, acted upon row by row, and cleared', async () => {
    await open();
    await userEvent.click(box(3));
    await userEvent.click(box(1));
    expect(screen.getByText(/^Sélection\s: 2 commandes$/)).toBeDefined();
    await take();
    expect(await screen.findByText(/^Prendre\s: c’est fait pour 2 commandes\.$/)).toBeDefined();
    expect(taken()).toEqual(['CMD-2026-000003', 'CMD-2026-000001']);
    expect(screen.queryByRole('button', { name: 'Prendre' })).toBeNull();
  });

  it('acts on the rows of all pages, and reloads the list afterwards', async () => {
    const api = new FakeApi().on(listAdminOrders, ({ query }) =>
      query['page'] === '2' ? createPage(1) : createPage(3, 2),
    );
    renderArea(area, { at: '/x', api });
    await userEvent.click(await screen.findByRole('checkbox', { name: /000003$/u }));
    await userEvent.click(screen.getByRole('link', { name: 'Page suivante' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: /000001$/u }));
    const { length: asked } = api.getCalls(listAdminOrders);
    await take();
    await waitFor(() => expect(taken()).toEqual(['CMD-2026-000003', 'CMD-2026-000001']));
    await waitFor(() => expect(api.getCalls(listAdminOrders)).toHaveLength(asked + 1));
    const pageBox = screen.getByRole('checkbox', { name: 'Sélectionner toute la page' });
    await waitFor(() => expect(document.activeElement).toBe(pageBox));
  });

  it('keeps the rows for which the action failed, and lists them by reason', async () => {
    const api = new FakeApi().on(listAdminOrders, () => createPage(4, 3, 2, 1));
    run
      .mockRejectedValueOnce(refused('Elle a changé.'))
      .mockRejectedValueOnce(refused('Elle est close.'))
      .mockRejectedValueOnce(refused('Elle a changé.'));
    renderArea(area, { at: '/x', api });
    const page = await screen.findByRole('checkbox', { name: 'Sélectionner toute la page' });
    await screen.findByText('CMD-2026-000004');
    await userEvent.click(page);
    await take();
    const told = await screen.findByRole('dialog', { name: /^Prendre\s: échec pour 3 commandes$/ });
    const terms = within(told).getAllByRole('term');
    const names = within(told).getAllByRole('definition');
    expect(terms.map(({ textContent }) => textContent)).toEqual([
      'Elle a changé.',
      'Elle est close.',
    ]);
    expect(names.map(({ textContent }) => textContent)).toEqual([
      'CMD-2026-000004, CMD-2026-000002',
      'CMD-2026-000003',
    ]);
    expect(screen.getByText(/^Prendre\s: c’est fait pour 1 commande\.$/)).toBeDefined();
    await userEvent.click(within(told).getByText('Fermer'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect([4, 3, 2, 1].map((number) => box(number).checked)).toEqual([true, true, true, false]);
  });

  it('is acted upon after a confirmation', async () => {
    await open('/sure');
    await userEvent.click(box(3));
    await take();
    const question = await screen.findByRole('alertdialog', { name: /^Prendre 1 commande/ });
    expect(taken()).toEqual([]);
    await userEvent.click(within(question).getByRole('button', { name: 'Prendre' }));
    await waitFor(() => expect(taken()).toEqual(['CMD-2026-000003']));
  });

  it('is downloaded as CSV, whatever the filters, and stays', async () => {
    const { api } = await open('/x?status=submitted');
    api.on(linkAdminList, () => refusal(403, 'forbidden'));
    await userEvent.click(box(3));
    await userEvent.click(box(1));
    await userEvent.click(await screen.findByRole('button', { name: /^Exporter la sélection/ }));
    await waitFor(() => expect(api.getCalls(linkAdminList)).toHaveLength(1));
    const [asked] = api.getCalls(linkAdminList);
    expect([asked?.query, asked?.body]).toEqual([{ format: 'csv' }, { ids: [aUuid(3), aUuid(1)] }]);
    expect(box(3)).toHaveProperty('checked', true);
  });

  it('acts once, however often the button is pressed', async () => {
    const answer = Promise.withResolvers<void>();
    run.mockReturnValueOnce(answer.promise);
    await open();
    await userEvent.click(box(3));
    const button = await screen.findByRole('button', { name: 'Prendre' });
    act(() => {
      for (const _press of [1, 2]) button.click();
    });
    answer.resolve();
    expect(await screen.findByText(/c’est fait pour 1 commande/)).toBeDefined();
    expect(run).toHaveBeenCalledOnce();
  });

  it('is cleared by other filters', async () => {
    const { address } = await open();
    await userEvent.click(box(3));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'État' }), 'Reçue');
    await waitFor(() => expect(address()).toBe('/x?status=submitted'));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Prendre' })).toBeNull());
  });
});
