import {
  archiveNotification,
  deleteNotification,
  getUnreadCount,
  listNotifications,
  markAllNotificationsAsRead,
  markNotificationAsRead,
  restoreNotification,
  unarchiveNotification,
  type Notification,
} from '@tassis/contracts';
import { defineArea } from '@tassis/platform';
import { aNotification, aUser, notificationsAnswer } from '@tassis/testing/answers';
import { changeStream, FakeApi, refusal, renderArea, stubDialogs } from '@tassis/testing/area';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LiveChanges } from '../live/live-changes.tsx';
import { NotificationList } from './notification-list.tsx';
import { UnreadFollower } from './unread-follower.tsx';

beforeEach(stubDialogs);
afterEach(cleanup);

const readAt = '2026-11-20T10:00:00.000Z';
const bill = aNotification(3, {
  type: 'bill',
  title: 'Nouvelle facture',
  body: 'Votre facture FAC-3 est disponible.',
  link: '/client-dashboard/bills/3',
});
const order = aNotification(2);
const old = aNotification(1, { read_at: readAt });
const initial: readonly Notification[] = [bill, order, old];

function Page() {
  return (
    <LiveChanges>
      <UnreadFollower />
      <NotificationList />
    </LiveChanges>
  );
}

/** A fake API with three notifications, to which a test can add others. */
function anApi() {
  let rows = initial;
  let archived: readonly Notification[] = [];
  const isAllowed = Promise.withResolvers<void>();
  const without = (id: string | undefined) => rows.filter((row) => row.id !== id);
  const api = new FakeApi()
    .on(listNotifications, ({ query }) =>
      notificationsAnswer(query['archived'] === 'true' ? archived : rows),
    )
    .on(getUnreadCount, () => ({ count: 0 }))
    .on(markNotificationAsRead, ({ params: { id } }) => {
      rows = rows.map((row) => (row.id === id ? { ...row, read_at: readAt } : row));
      return { success: true, data: rows.find((row) => row.id === id) };
    })
    .on(archiveNotification, ({ params: { id } }) => {
      archived = rows
        .filter((row) => row.id === id)
        .map((row) => ({ ...row, archived_at: readAt }));
      rows = without(id);
      return { success: true, data: order };
    })
    .on(unarchiveNotification, () => {
      archived = [];
      rows = initial;
      return { success: true, data: order };
    })
    .on(deleteNotification, ({ params: { id } }) => {
      rows = without(id);
      return undefined;
    })
    .on(restoreNotification, () => {
      rows = initial;
      return { success: true, data: order };
    })
    .on(markAllNotificationsAsRead, async () => {
      await isAllowed.promise;
      rows = rows.map((row) => ({ ...row, read_at: readAt }));
      return { success: true, data: { marked: 2 } };
    });
  const add = (row: Notification) => {
    rows = [row, ...rows];
  };
  const reset = () => {
    rows = initial;
  };
  return { api, add, reset, isAllowed };
}

async function open(at = '/x') {
  const { api, add, reset, isAllowed } = anApi();
  const stream = changeStream(api);
  const routes = [
    { path: '/x', Component: Page },
    { path: '/client-dashboard/*', element: <h1>La facture</h1> },
  ];
  const area = defineArea({ id: 'x', routes });
  const { address } = renderArea(area, { at, api: stream, user: aUser('client') });
  await screen.findByRole('list', { name: 'Vos notifications' });
  return {
    api,
    isAllowed,
    address,
    arrive: async (row: Notification) => {
      await waitFor(() => expect(stream.count()).toBe(1));
      add(row);
      stream.send({ type: 'notification', id: row.id, version: null });
    },
    restoreElsewhere: async ({ id }: Notification) => {
      await waitFor(() => expect(stream.count()).toBe(1));
      reset();
      stream.send({ type: 'notification', id, version: null });
    },
  };
}

const shown = () =>
  within(screen.getByRole('list', { name: 'Vos notifications' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => /FAC-\d|CMD-2026-\d+/u.exec(textContent)?.[0]);
const ALL = ['FAC-3', 'CMD-2026-000002', 'CMD-2026-000001'];
const getHref = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
async function choose({ body }: Notification, action: string) {
  const name = `Actions pour la notification\u202F: ${body}`;
  const button = screen.getByRole('button', { name });
  await userEvent.click(button);
  const menu = within(button.parentElement ?? button);
  await userEvent.click(menu.getByRole('menuitem', { name: action, hidden: true }));
}

describe('the list of notifications', () => {
  it('shows which are unread, counts them by type, and links each to what it is about', async () => {
    const { api, address } = await open();
    const types = within(screen.getByRole('navigation', { name: 'Notifications par sujet' }));
    expect(types.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Toutes2',
      'Commandes1',
      'Documents',
      'Factures1',
      'Domiciliations',
      'Comptable',
      'Messages',
    ]);
    expect(screen.getAllByText('Non lue.')).toHaveLength(2);
    await userEvent.click(screen.getByRole('link', { name: /Nouvelle facture/ }));
    expect(await screen.findByRole('heading', { name: 'La facture' })).toBeDefined();
    expect(address()).toBe('/client-dashboard/bills/3');
    expect(api.getCalls(markNotificationAsRead).map(({ params }) => params)).toEqual([
      { id: bill.id },
    ]);
  });

  it('is filtered by its address', async () => {
    const { api, address } = await open('/x?type=order&unread=true');
    const asked = { type: 'order', unread: 'true', page: '1' };
    expect(api.getCalls(listNotifications)[0]?.query).toEqual(asked);
    expect(screen.getByRole('radio', { name: 'Non lues' })).toHaveProperty('checked', true);
    await userEvent.click(screen.getByRole('radio', { name: 'Archivées' }));
    await waitFor(() => expect(address()).toBe('/x?type=order&archived=true'));
    await waitFor(() => expect(getHref(/^Factures/)).toBe('/x?archived=true&type=bill'));
  });

  it('marks one as read at once; no row moves, and the focus stays in its row', async () => {
    const { api } = await open();
    await press(`Marquer comme lue\u202F: ${order.body}`);
    await waitFor(() => expect(screen.getAllByText('Non lue.')).toHaveLength(1));
    expect(shown()).toEqual(ALL);
    const [link] = screen.getAllByRole('link', { name: 'Votre commande avance' });
    await waitFor(() => expect(document.activeElement).toBe(link));
    await waitFor(() => expect(api.getCalls(getUnreadCount).length).toBeGreaterThan(0));
  });

  it('marks all as read once', async () => {
    const { api, isAllowed } = await open();
    await userEvent.dblClick(screen.getByRole('button', { name: 'Tout marquer comme lu' }));
    isAllowed.resolve();
    await waitFor(() => expect(screen.queryByText('Non lue.')).toBeNull());
    expect(api.getCalls(markAllNotificationsAsRead)).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Tout marquer comme lu' })).toBeNull();
  });

  it('restores a deleted notification to its position', async () => {
    await open();
    await choose(order, 'Supprimer');
    await waitFor(() => expect(shown()).toEqual(['FAC-3', 'CMD-2026-000001']));
    const next = screen.getByRole('link', { name: 'Votre commande avance' });
    await waitFor(() => expect(document.activeElement).toBe(next));
    await screen.findByText(/^Supprimée/u);
    await press('Annuler');
    await waitFor(() => expect(shown()).toEqual(ALL));
  });

  it('shows a notification again that another tab has restored', async () => {
    const { api, restoreElsewhere } = await open();
    await choose(order, 'Archiver');
    await waitFor(() => expect(api.getCalls(listNotifications)).toHaveLength(2));
    expect(shown()).toEqual(['FAC-3', 'CMD-2026-000001']);
    await restoreElsewhere(order);
    await waitFor(() => expect(shown()).toEqual(ALL));
  });

  it('lists an archived notification among the archived ones, and restores it', async () => {
    await open();
    await choose(order, 'Archiver');
    await screen.findByText(/^Archivée :/u);
    await userEvent.click(screen.getByRole('radio', { name: 'Archivées' }));
    await waitFor(() => expect(shown()).toEqual(['CMD-2026-000002']));
    await choose(order, 'Sortir des archives');
    await waitFor(() =>
      expect(screen.queryByRole('list', { name: 'Vos notifications' })).toBeNull(),
    );
    await userEvent.click(screen.getByRole('radio', { name: 'Reçues' }));
    await waitFor(() => expect(shown()).toEqual(ALL));
  });

  it('shows a notification again when archiving it failed, and says why', async () => {
    const { api } = await open();
    api.on(archiveNotification, () => refusal(422, 'validation_failed', 'Accès refusé.'));
    await choose(order, 'Archiver');
    expect(await screen.findByText('Accès refusé.')).toBeDefined();
    expect(shown()).toEqual(ALL);
  });

  it('adds new ones at once above the others; the bell refetches its count too', async () => {
    const { api, arrive } = await open();
    await arrive(aNotification(4));
    await waitFor(() => expect(shown()).toEqual(['CMD-2026-000004', ...ALL]));
    await waitFor(() => expect(api.getCalls(getUnreadCount).length).toBeGreaterThan(0));
  });
});
