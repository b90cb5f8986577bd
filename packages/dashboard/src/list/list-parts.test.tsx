import { linkAdminList, listAdminOrders, type AdminOrderSummary } from '@tassis/contracts';
import { defineArea } from '@tassis/platform';
import { aListPage, anAdminOrderSummary, aUuid } from '@tassis/testing/answers';
import { FakeApi, refusal, renderArea } from '@tassis/testing/area';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useList } from './use-list.ts';
import { useOrderParts } from './use-order-parts.tsx';
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

const run = () => Promise.resolve();

const renderEmail = ({ client }: AdminOrderSummary) => client.email;

function Orders() {
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
  return (
    <WorkList
      list={list}
      panel={renderEmail}
      bulkActions={[{ text: 'Prendre', run }]}
      csv="domiciliations"
    />
  );
}

function Previewed() {
  const { reference } = useOrderParts();
  const empty = { title: 'Rien', text: 'Rien encore.' };
  const texts = { one: 'commande', many: 'commandes', empty };
  const list = useList(listAdminOrders, { name: reference, columns: [], texts });
  return (
    <WorkList
      list={list}
      panel={renderEmail}
      preview
      rowHref={(order) => `/y/${order.reference}`}
    />
  );
}

const area = defineArea({
  id: 'x',
  routes: [{ path: '/x', Component: Orders }],
});
const three = aListPage([3, 2, 1].map((number) => anAdminOrderSummary(number)));

async function open(at = '/x') {
  const api = new FakeApi().on(listAdminOrders, () => three);
  const view = renderArea(area, { at, api });
  await screen.findByRole('link', { name: 'CMD-2026-000003' });
  return { ...view, api };
}
/** Delays each navigation within the list until `draw` is called. */
async function openSlowly() {
  const held: (() => void)[] = [];
  const hold = ({ request }: { request: Request }) =>
    request.url.endsWith('/x')
      ? null
      : new Promise<null>((resolve) => held.push(() => resolve(null)));
  const routes = [{ path: '/x', Component: Orders, loader: hold }];
  const api = new FakeApi().on(listAdminOrders, () => three);
  const view = renderArea(defineArea({ id: 'x', routes }), { at: '/x', api });
  await screen.findByRole('link', { name: 'CMD-2026-000003' });
  return { ...view, held, draw: () => act(async () => held.splice(0).forEach((go) => go())) };
}

const link = (number: number) => screen.getByRole('link', { name: `CMD-2026-00000${number}` });
const box = (number: number) =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: `Sélectionner CMD-2026-00000${number}` });

describe('the panel', () => {
  it('opens from the name of a row, is in the address, and returns the focus', async () => {
    const { address } = await open('/x?status=submitted');
    await userEvent.click(link(2));
    const panel = await screen.findByRole('dialog', { name: 'CMD-2026-000002' });
    expect(within(panel).getByText('youssef2@example.com')).toBeDefined();
    expect(address()).toBe(`/x?status=submitted&row=${aUuid(2)}`);
    await userEvent.click(within(panel).getByRole('button', { name: 'Fermer le volet' }));
    await waitFor(() => expect(address()).toBe('/x?status=submitted'));
    await waitFor(() => expect(document.activeElement).toBe(link(2)));
    expect(screen.queryByRole('dialog', { name: 'CMD-2026-000002' })).toBeNull();
  });

  it('opens by its address, unless the row does not exist', async () => {
    await open(`/x?row=${aUuid(1)}`);
    expect(screen.getByRole('dialog', { name: 'CMD-2026-000001' })).toBeDefined();
    cleanup();
    await open(`/x?row=${aUuid(9)}`);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the panel during a search that has not rendered yet', () => {
  it('both are applied when a row is opened just after the search', async () => {
    const { address, held, draw } = await openSlowly();
    await userEvent.type(screen.getByLabelText('Recherche'), 'atlas{Enter}');
    await waitFor(() => expect(held).toHaveLength(1));
    await userEvent.click(link(2));
    await draw();
    await screen.findByRole('dialog', { name: 'CMD-2026-000002' });
    expect(address()).toBe(`/x?search=atlas&row=${aUuid(2)}`);
  });

  it('both are applied when the search follows just after the row', async () => {
    const { address, held, draw } = await openSlowly();
    await userEvent.type(screen.getByLabelText('Recherche'), 'atlas');
    await userEvent.click(link(2));
    await waitFor(() => expect(held).toHaveLength(2));
    await draw();
    await screen.findByRole('dialog', { name: 'CMD-2026-000002' });
    // On a slow machine the search comes first.
    const search = new URLSearchParams(address().split('?')[1]);
    expect(Object.fromEntries(search)).toEqual({ row: aUuid(2), search: 'atlas' });
  });
});

describe('a preview', () => {
  it('opens by a button of its own where the name links to the page', async () => {
    const api = new FakeApi().on(listAdminOrders, () => three);
    const route = { path: '/x', Component: Previewed };
    const { address } = renderArea(defineArea({ id: 'x', routes: [route] }), { at: '/x', api });
    const name = await screen.findByRole('link', { name: 'CMD-2026-000002' });
    expect(name.getAttribute('href')).toBe('/y/CMD-2026-000002');
    await userEvent.click(screen.getByRole('link', { name: 'Aperçu de CMD-2026-000002' }));
    const panel = await screen.findByRole('dialog', { name: 'CMD-2026-000002' });
    expect(address()).toBe(`/x?row=${aUuid(2)}`);
    const page = within(panel).getByRole('link', { name: 'Ouvrir la page' });
    expect(page.getAttribute('href')).toBe('/y/CMD-2026-000002');
  });
});

describe('the export', () => {
  it('has the filters of the list', async () => {
    const { api } = await open('/x?status=submitted&search=atlas&page=2');
    api.on(linkAdminList, () => refusal(403, 'forbidden'));
    await userEvent.click(screen.getByRole('button', { name: /^Exporter la liste/ }));
    await waitFor(() => expect(api.getCalls(linkAdminList)).toHaveLength(1));
    const [asked] = api.getCalls(linkAdminList);
    expect(asked?.params).toEqual({ list: 'domiciliations' });
    expect(asked?.query).toEqual({ format: 'csv', search: 'atlas', status: 'submitted' });
    expect(await screen.findByText(/Le fichier n’a pas pu être préparé/)).toBeDefined();
  });
});

describe('the keys', () => {
  it('move from row to row, and stop at the ends', async () => {
    await open();
    await userEvent.keyboard('j');
    await waitFor(() => expect(document.activeElement).toBe(link(3)));
    await userEvent.keyboard('{ArrowDown}j');
    await waitFor(() => expect(document.activeElement).toBe(link(1)));
    await userEvent.keyboard('jk{ArrowUp}k');
    await waitFor(() => expect(document.activeElement).toBe(link(3)));
  });

  it('select the row, and open it', async () => {
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

  it('lead to the search, where they type characters', async () => {
    await open();
    await userEvent.keyboard('/');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Recherche')));
    await userEvent.keyboard('jx/');
    expect(screen.getByLabelText('Recherche')).toHaveProperty('value', 'jx/');
    await userEvent.keyboard('{Escape}');
    expect(screen.getByLabelText('Recherche')).toHaveProperty('value', '');
    await userEvent.keyboard('{Escape}');
    expect(document.activeElement).toBe(link(3));
  });

  it('are listed in the help, which can turn them off for good', async () => {
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

  it('leave the browser’s own shortcuts alone', async () => {
    await open();
    await userEvent.keyboard('{Control>}j{/Control}{ArrowDown}');
    expect(document.activeElement).toBe(document.body);
  });
});
