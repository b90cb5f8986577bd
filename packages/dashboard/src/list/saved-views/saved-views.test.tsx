import {
  getSavedViews,
  listAdminOrders,
  updateSavedViews,
  type SavedViews,
} from '@tassis/contracts';
import { defineArea } from '@tassis/platform';
import { aListPage, anAdminOrderSummary, aUser } from '@tassis/testing/answers';
import { FakeApi, renderArea, staleRefusal } from '@tassis/testing/area';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useList } from '../use-list.ts';
import { useOrderParts } from '../use-order-parts.tsx';
import { WorkList } from '../work-list.tsx';

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

afterEach(cleanup);

function Orders() {
  const { reference, status, date, statusFilter } = useOrderParts();
  const list = useList(listAdminOrders, {
    name: reference,
    columns: [status, date],
    filters: { search: {}, status: statusFilter },
    order: '-created_at',
    texts: { one: 'commande', many: 'commandes', empty: { title: 'Rien', text: 'Rien.' } },
  });
  return <WorkList list={list} />;
}

const area = defineArea({ id: 'x', routes: [{ path: '/x', Component: Orders }] });
const urgent = { list: 'orders', name: 'Urgentes', query: 'status=in_review' };
const elsewhere = { list: 'clients', name: 'Urgentes', query: 'orders=open' };

/** A fake API that stores the views as the real one does. */
function storing(views: SavedViews['views']) {
  const stored = { views, version: views.length === 0 ? 0 : 1 };
  const api = new FakeApi()
    .on(listAdminOrders, () => aListPage([anAdminOrderSummary(1)]))
    .on(getSavedViews, () => ({ success: true, data: { ...stored } }))
    .on(updateSavedViews, ({ body }) => {
      Object.assign(stored, body, { version: stored.version + 1 });
      return { success: true, data: { ...stored } };
    });
  return { api, stored };
}

async function open(views: SavedViews['views'], at = '/x', role: 'admin' | 'client' = 'admin') {
  const { api, stored } = storing(views);
  const view = renderArea(area, { at, api, user: aUser(role) });
  await screen.findByText('CMD-2026-000001');
  return { ...view, api, stored };
}

const openViews = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Vues' }));
  return screen.findByRole('dialog', { name: 'Vues enregistrées' });
};

describe('saved views', () => {
  it('are requested when they are opened, and only those of this list', async () => {
    const { api } = await open([urgent, elsewhere]);
    expect(api.getCalls(getSavedViews)).toEqual([]);
    const dialog = await openViews();
    expect(await within(dialog).findAllByRole('link', { name: 'Urgentes' })).toHaveLength(1);
  });

  it('are for the staff; others have none', async () => {
    await open([urgent], '/x', 'client');
    expect(screen.queryByRole('button', { name: 'Vues' })).toBeNull();
  });

  it('restore the list', async () => {
    const { address } = await open([urgent], '/x?search=atlas&page=3');
    const dialog = await openViews();
    await userEvent.click(await within(dialog).findByRole('link', { name: 'Urgentes' }));
    await waitFor(() => expect(address()).toBe('/x?status=in_review'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('save filters, sort order and columns under a name, without page and open row', async () => {
    const { stored } = await open([elsewhere], '/x?search=atlas&sort=created_at&page=2&row=1');
    const dialog = await openViews();
    await userEvent.type(await within(dialog).findByLabelText(/^Nom de la vue/u), ' Atlas ');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Enregistrer la vue' }));
    const link = await within(dialog).findByRole('link', { name: 'Atlas' });
    expect(link.getAttribute('aria-current')).toBe('true');
    expect(stored.views).toEqual([
      elsewhere,
      { list: 'orders', name: 'Atlas', query: 'search=atlas&sort=created_at' },
    ]);
  });

  it('need a name', async () => {
    const { api } = await open([]);
    const dialog = await openViews();
    await within(dialog).findByText(/^Aucune vue pour cette liste/u);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Enregistrer la vue' }));
    expect(await within(dialog).findByText('La vue n’a pas été enregistrée')).toBeDefined();
    expect(api.getCalls(updateSavedViews)).toEqual([]);
  });

  it('are renamed and deleted, and the focus stays in the row', async () => {
    const { stored } = await open([urgent, elsewhere]);
    const dialog = await openViews();
    await userEvent.click(
      await within(dialog).findByRole('button', { name: 'Renommer la vue Urgentes' }),
    );
    const name = within(dialog).getByLabelText<HTMLInputElement>(/^Nouveau nom/u);
    await waitFor(() => expect(document.activeElement).toBe(name));
    await userEvent.clear(name);
    await userEvent.type(name, 'Du jour{Enter}');
    await within(dialog).findByRole('link', { name: 'Du jour' });
    expect(stored.views).toEqual([{ ...urgent, name: 'Du jour' }, elsewhere]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Supprimer la vue Du jour' }));
    const keep = within(dialog).getByRole('button', { name: 'Garder' });
    await waitFor(() => expect(document.activeElement).toBe(keep));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Supprimer' }));
    await waitFor(() => expect(stored.views).toEqual([elsewhere]));
  });

  it('keep what another tab has saved meanwhile', async () => {
    const { api } = await open([urgent]);
    const other = { ...urgent, name: 'D’un autre onglet' };
    const bodies: unknown[] = [];
    api.on(updateSavedViews, ({ body }) => {
      bodies.push(body);
      const now = { views: [urgent, other], version: 7 };
      return bodies.length === 1 ? staleRefusal(now) : { success: true, data: now };
    });
    const dialog = await openViews();
    await userEvent.type(await within(dialog).findByLabelText(/^Nom de la vue/u), 'Toutes{Enter}');
    await screen.findByText(/est enregistrée/u);
    expect(bodies[1]).toEqual({
      views: [urgent, other, { list: 'orders', name: 'Toutes', query: '' }],
    });
  });
});
