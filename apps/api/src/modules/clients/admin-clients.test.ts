import {
  addClientNote,
  getAdminClient,
  listAdminClients,
  type AdminClient,
  type AdminClientSummary,
} from '@tassis/contracts';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { orders, users } from '../../database/schema/index.ts';
import { createTestApi } from '../../testing/create-test-api.ts';
import { anyContent } from '../../testing/any-content.ts';
import { noPrice } from '../../testing/no-price.ts';

const api = await createTestApi();
const { token } = await api.signIn('admin');
const read = (id: string) => api.ask(getAdminClient, { token, params: { id } });
const note = (id: string, text: string, headers: Record<string, string> = {}) =>
  api.ask(addClientNote, { token, params: { id }, payload: { text }, headers });

test('a client is shown with counts, newest orders and notes', async () => {
  const { id, email } = await api.signIn('client');
  const stranger = await api.signIn('client');
  for (let n = 0; n < 12; n += 1) {
    await api.db.insert(orders).values({
      reference: `CMD-2026-00000${n}`,
      clientId: n === 0 ? stranger.id : id,
      content: anyContent('negative_certificate_request'),
      pricing: noPrice,
      totalCentimes: 0,
      submissionHash: `${n}`,
    });
  }
  await note(id, 'A rappelé lundi.');
  api.clock.advance(1);
  await note(id, ' Veut un bureau.\nÀ Meknès. ');
  const { data } = (await read(id)).json<{ data: AdminClient }>();
  expect(data).toMatchObject({
    id,
    email,
    disabled: false,
    counts: { orders: 11, bills: 0, documents: 0, domiciliations: 0 },
    notes: [{ text: 'Veut un bureau.\nÀ Meknès.' }, { text: 'A rappelé lundi.' }],
  });
  expect(data.last_orders).toHaveLength(10);
  const told = data.timeline.map(({ kind }) => kind);
  expect(told.filter((kind) => kind === 'order_placed')).toHaveLength(11);
  expect(told).toContain('registered');
  const noted = data.timeline.filter(({ kind }) => kind === 'client_noted');
  expect(noted.map(({ text }) => text)).toEqual(['Veut un bureau.\nÀ Meknès.', 'A rappelé lundi.']);
  expect(data.notes[0]?.author).toEqual(expect.any(String));
});

test('a note needs an existing client and a text, and is written once for each key', async () => {
  const { id } = await api.signIn('client');
  const partner = await api.signIn('partner');
  expect((await note(partner.id, 'Rien')).statusCode).toBe(404);
  expect((await read(partner.id)).statusCode).toBe(404);
  expect((await note(id, ' \n ')).json()).toMatchObject({
    errors: { text: ['Écrivez une note.'] },
  });
  const headers = { 'idempotency-key': 'note-1' };
  const first = await note(id, 'Une fois', headers);
  expect((await note(id, 'Une fois', headers)).body).toBe(first.body);
  expect((await note(id, 'Deux fois', headers)).json()).toMatchObject({
    code: 'idempotency_key_reused',
  });
  expect((await read(id)).json<{ data: AdminClient }>().data.notes).toHaveLength(1);
});

test('the list is searched by the record and by the account’s address', async () => {
  const { id, email } = await api.signIn('client');
  const list = async (query: object) => {
    const answer = await api.ask(listAdminClients, { token, query });
    return answer.json<{
      data: AdminClientSummary[];
      meta: { total: number; next_cursor: string | null };
    }>();
  };
  const { data } = (await read(id)).json<{ data: AdminClient }>();
  for (const words of [email, data.phone, `${data.firstName} ${data.lastName}`.toUpperCase()]) {
    const found = await list({ search: words });
    expect(found.data.map((client) => client.id)).toContain(id);
    expect(found.meta.total).toBe(found.data.length);
  }
  const all = await list({ per_page: 2 });
  expect(all.data).toHaveLength(2);
  expect(all.meta.next_cursor).toEqual(expect.any(String));
  expect((await list({ search: 'nulle-part-au-monde' })).data).toEqual([]);
});

test('an erased account is in no list, and is still shown through its orders', async () => {
  const { id } = await api.signIn('client');
  const getTotal = async (query: object = {}) => {
    const answer = await api.ask(listAdminClients, { token, query });
    const { data, meta } = answer.json<{ data: AdminClientSummary[]; meta: { total: number } }>();
    return { total: meta.total, isListed: data.some((client) => client.id === id) };
  };
  const { total, isListed } = await getTotal({ per_page: 100 });
  expect(isListed).toBe(true);
  const email = `${id}@deleted.invalid`;
  await api.db.update(users).set({ erasedAt: api.clock(), email }).where(eq(users.id, id));
  expect(await getTotal({ per_page: 100 })).toEqual({ total: total - 1, isListed: false });
  expect(await getTotal({ search: 'deleted.invalid' })).toEqual({ total: 0, isListed: false });
  expect((await read(id)).statusCode).toBe(200);
});
