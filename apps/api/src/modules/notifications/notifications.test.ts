import {
  archiveNotification,
  deleteNotification,
  getUnreadCount,
  listNotifications,
  listNotificationsOfType,
  markAllNotificationsAsRead,
  markNotificationAsRead,
  restoreNotification,
  unarchiveNotification,
  type NotificationList,
} from '@tassis/contracts';
import { ALL_NOTIFICATIONS } from '@tassis/domain';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { clients } from '../../database/schema/index.ts';
import { notify } from '../../notifications/notify.ts';
import { purge } from '../../retention/purge.ts';
import { createTestApi } from '../../testing/create-test-api.ts';

const api = await createTestApi();

let me: Awaited<ReturnType<typeof api.signIn>>;
beforeEach(async () => {
  me = await api.signIn('client');
  const about = { userId: me.id, now: api.clock() };
  const params = { reference: 'CMD-2026-000001' };
  const link = '/client-dashboard/orders';
  await notify(api.db, { ...about, type: 'order', code: 'order_received', params, link });
  api.clock.advance(1);
  const moved = { ...params, status: 'in_review' } as const;
  const now = api.clock();
  await notify(api.db, { userId: me.id, type: 'order', code: 'order_moved', params: moved, now });
  api.clock.advance(1);
  const bill = { userId: me.id, type: 'bill', code: 'bill_issued', now: api.clock() } as const;
  await notify(api.db, { ...bill, params: { number: 'FAC-2026-000001' } });
});

const list = async (query = {}, headers = {}) => {
  const answer = await api.ask(listNotifications, { token: me.token, query, headers });
  expect(answer.statusCode).toBe(200);
  return answer.json<NotificationList>();
};
const bodies = ({ data }: NotificationList) => data.map(({ body }) => body);
const ofType = (type: 'order' | 'system') =>
  api.ask(listNotificationsOfType, { token: me.token, params: { type } });
const unread = async () => {
  const answer = await api.ask(getUnreadCount, { token: me.token });
  return answer.json();
};
const newest = async () => {
  const [first] = (await list()).data;
  if (first === undefined) throw new Error('The list is empty');
  return { id: first.id };
};

describe('a user’s notifications', () => {
  test("are listed in the user's language with their counts, unread ones first, newest first", async () => {
    const page = await list();
    expect(bodies(page)).toEqual([
      'Votre facture FAC-2026-000001 est disponible.',
      'Commande CMD-2026-000001\u202F: en vérification.',
      'Votre commande CMD-2026-000001 est bien arrivée. Nous vérifions votre dossier.',
    ]);
    expect(page).toMatchObject({
      count: 3,
      meta: { total: 3, counts: { order: 2, bill: 1, document: 0 } },
    });
    expect(page.data[2]).toMatchObject({
      type: 'order',
      title: 'Commande reçue',
      link: '/client-dashboard/orders',
      read_at: null,
    });
    const english = await list({}, { 'accept-language': 'en' });
    expect(bodies(english)[1]).toBe('Order CMD-2026-000001: in review.');
  });

  test('are counted for the bell, and by type', async () => {
    expect(await unread()).toEqual({ count: 3 });
    expect((await ofType('order')).json()).toMatchObject({ count: 2, meta: { total: 2 } });
    expect((await ofType('system')).json()).toMatchObject({ count: 0, data: [] });
    expect(await list({ type: 'bill' })).toMatchObject({ count: 1, meta: { total: 1 } });
  });

  test('are marked as read one by one, or all at once', async () => {
    const params = await newest();
    const first = await api.ask(markNotificationAsRead, { token: me.token, params });
    const readAt = api.clock().toISOString();
    expect(first.json()).toMatchObject({ data: { ...params, read_at: readAt } });
    api.clock.advance(60);
    const again = await api.ask(markNotificationAsRead, { token: me.token, params });
    expect(again.json()).toMatchObject({ data: { read_at: readAt } });
    expect(await unread()).toEqual({ count: 2 });
    expect(await list({ unread: 'true' })).toMatchObject({ count: 2, meta: { total: 2 } });
    expect(await list({ unread: 'false' })).toMatchObject({ count: 0, meta: { total: 1 } });
    const all = await api.ask(markAllNotificationsAsRead, { token: me.token });
    expect(all.json()).toEqual({ success: true, data: { marked: 2 } });
    expect(await unread()).toEqual({ count: 0 });
  });

  test('are listed after the unread ones once they are read', async () => {
    const params = await newest();
    await api.ask(markNotificationAsRead, { token: me.token, params });
    expect((await list()).data.map(({ read_at: at }) => at !== null)).toEqual([false, false, true]);
    const first = await list({ per_page: 2 });
    const cursor = first.meta.next_cursor ?? '';
    expect(await list({ per_page: 2, cursor })).toMatchObject({ data: [params] });
  });

  test('are archived and unarchived, deleted and restored to their position', async () => {
    const params = await newest();
    const act = async (
      contract:
        | typeof restoreNotification
        | typeof unarchiveNotification
        | typeof archiveNotification,
    ) => {
      const answer = await api.ask(contract, { token: me.token, params });
      expect(answer.statusCode).toBe(200);
    };
    const drop = () => api.ask(deleteNotification, { token: me.token, params });
    await act(archiveNotification);
    await drop();
    expect((await list({ archived: 'true' })).data).toEqual([]);
    const read = await api.ask(markNotificationAsRead, { token: me.token, params });
    expect(read.statusCode).toBe(404);
    await act(restoreNotification);
    expect((await list({ archived: 'true' })).data).toMatchObject([params]);
    await act(unarchiveNotification);
    const unchanged = { ...params, read_at: null, archived_at: null };
    expect((await list()).data[0]).toMatchObject(unchanged);
    const seen = await api.ask(markNotificationAsRead, { token: me.token, params });
    const readAt = seen.json().data.read_at;
    api.clock.advance(1);
    await act(archiveNotification);
    await act(unarchiveNotification);
    expect((await list()).data.at(-1)).toMatchObject({ ...unchanged, read_at: readAt });
    await drop();
    expect(await unread()).toEqual({ count: 2 });
    api.clock.advance(3601);
    await purge({ ...api.deps, log: api.app.log });
    const token = await api.createToken(me.id);
    const late = await api.ask(restoreNotification, { token, params });
    expect(late.statusCode).toBe(404);
  });

  test('of a type that is turned off are not written, except those that need an answer or that no mail covers', async () => {
    const bill = { mail: true, site: false };
    const notificationPreferences = { ...ALL_NOTIFICATIONS, bill };
    await api.db.update(clients).set({ notificationPreferences }).where(eq(clients.userId, me.id));
    const about = { userId: me.id, now: api.clock() };
    const paid = { type: 'bill', code: 'bill_paid', params: { number: 'FAC-2' } } as const;
    await notify(api.db, { ...about, ...paid });
    expect(await unread()).toEqual({ count: 3 });
    const refund = { type: 'bill', code: 'bill_refund', params: { number: 'FAC-2' } } as const;
    await notify(api.db, { ...about, ...refund });
    await notify(api.db, {
      ...about,
      type: 'system',
      code: 'message_answered',
      params: { subject: '' },
    });
    expect(await unread()).toEqual({ count: 5 });
  });

  test('are archived and deleted', async () => {
    const params = await newest();
    const answer = await api.ask(archiveNotification, { token: me.token, params });
    expect(answer.json()).toMatchObject({ data: { archived_at: api.clock().toISOString() } });
    expect(await list()).toMatchObject({ count: 2, meta: { total: 2 } });
    expect(await list({ archived: 'true' })).toMatchObject({ count: 0, data: [params] });
    const gone = await api.ask(deleteNotification, { token: me.token, params });
    expect(gone.statusCode).toBe(204);
    expect((await list({ archived: 'true' })).data).toEqual([]);
    const twice = await api.ask(deleteNotification, { token: me.token, params });
    expect(twice.statusCode).toBe(404);
  });

  test("are found by their text in the user's language, and by their parameters", async () => {
    const found = async (search: string, headers = {}) =>
      (await list({ search }, headers)).data.map(({ title }) => title).toSorted();
    expect(await found('VÉRIFIONS')).toEqual(['Commande reçue']);
    expect(await found('cmd-2026')).toEqual(['Commande reçue', 'Votre commande avance']);
    expect(await found('order', { 'accept-language': 'en' })).toHaveLength(2);
    expect(await found('bill', { 'accept-language': 'en' })).toHaveLength(1);
    expect(await found('reference')).toEqual([]);
    expect(await found('in_review')).toEqual([]);
    const refused = { type: 'document', code: 'document_refused' } as const;
    const params = { name: 'Été.pdf', reason: 'Illisible, à renvoyer. '.repeat(85) };
    await notify(api.db, { userId: me.id, ...refused, params, now: api.clock() });
    expect(await found('ete.pdf')).toEqual(['Document à renvoyer']);
    expect(await list({ search: 'facture', type: 'order' })).toMatchObject({ data: [] });
  });

  test('are paged by cursor while new ones arrive', async () => {
    const first = await list({ per_page: 2 });
    const cursor = first.meta.next_cursor ?? '';
    const about = { userId: me.id, now: api.clock(), type: 'system' } as const;
    await notify(api.db, { ...about, code: 'partner_validated', params: {} });
    expect(bodies(await list({ cursor, per_page: 2 }))[0]).toContain('est bien arrivée');
  });

  test('are invisible to other users', async () => {
    const params = await newest();
    const other = await api.signIn('partner');
    for (const contract of [
      markNotificationAsRead,
      archiveNotification,
      unarchiveNotification,
      deleteNotification,
      restoreNotification,
    ]) {
      const answer = await api.ask(contract, { token: other.token, params });
      expect([answer.statusCode, answer.json()]).toMatchObject([404, { code: 'not_found' }]);
    }
    await api.ask(markAllNotificationsAsRead, { token: other.token });
    const theirs = await api.ask(listNotifications, { token: other.token });
    expect(theirs.json()).toMatchObject({ count: 0, data: [] });
    expect(await unread()).toEqual({ count: 3 });
  });

  test.each([{ type: 'news' }, { unread: '1' }, { search: 'fa' }])(
    '%j is refused',
    async (query) => {
      const url = `/api/notifications?${new URLSearchParams(query).toString()}`;
      const headers = { authorization: `Bearer ${me.token}` };
      expect((await api.app.inject({ url, headers })).statusCode).toBe(422);
    },
  );
});
