import {
  acceptPartnerRequest,
  addPartnerClient,
  listClientPartnerRequests,
  listPartnerRequests,
  type PartnerRequest,
} from '@tassis/contracts';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { clients, partnerRequests, partners } from '../../database/schema/index.ts';
import { createTestApi } from '../../testing/create-test-api.ts';

const api = await createTestApi();
const partner = await api.signIn('partner');
const client = await api.signIn('client');
const known = { firstName: 'Ghizlane', lastName: 'Benchekroun' };

beforeEach(async () => {
  await api.db.delete(partnerRequests);
  await api.db.update(clients).set(known).where(eq(clients.userId, client.id));
});

const ask = async (email: string) => {
  const payload = { email, firstName: 'Zoé', lastName: 'Élégante', phone: '0612345678' };
  const answer = await api.ask(addPartnerClient, { token: partner.token, payload });
  return answer.json<{ data: PartnerRequest }>().data.id;
};
const found = async (search: string, query: object = {}) => {
  const about = { token: partner.token, query: { ...query, search } };
  const answer = await api.ask(listPartnerRequests, about);
  return answer.json<{ data: PartnerRequest[] }>().data.map(({ id }) => id);
};

test('a partner finds people as they entered them, and linked clients by their records', async () => {
  const id = await ask(client.email);
  const stranger = await ask('autre@exemple.ma');
  expect(await found('zoe elegante')).toEqual(expect.arrayContaining([id, stranger]));
  expect(await found('autre@')).toEqual([stranger]);
  expect(await found('elegante', { status: 'accepted' })).toEqual([]);
  // The owner of an address is not revealed before they accept.
  expect(await found('benchekroun')).toEqual([]);
  await api.ask(acceptPartnerRequest, { token: client.token, params: { id }, payload: {} });
  expect(await found('benchekroun')).toEqual([id]);
  expect(await found(client.email)).toEqual([id]);
});

test('a partner finds an order request by its client', async () => {
  const body = { order: { services: [{ type: 'domiciliation', data: {} }] }, file: null };
  const ids = { partnerId: partner.id, clientId: client.id };
  const person = { email: 'x@exemple.ma', firstName: 'Z', lastName: 'Z', phone: '06' };
  const link = { ...ids, kind: 'link', status: 'accepted', body: person } as const;
  const order = { ...ids, kind: 'order', body } as const;
  await api.db.insert(partnerRequests).values(link);
  const [row] = await api.db.insert(partnerRequests).values(order).returning();
  const query = { kind: 'order' };
  expect(await found('ghizlane', query)).toEqual([row?.id]);
  expect(await found(client.email, query)).toEqual([row?.id]);
  // Fields that the list does not show are not searched.
  await api.db.update(clients).set({ ice: '001234567000089' }).where(eq(clients.userId, client.id));
  expect(await found('001234567')).toEqual([]);
});

test('a client finds a request by the partner’s name, not by their phone', async () => {
  const names = { businessName: 'Fiduciaire Océane', phone: '0698765432' };
  await api.db.update(partners).set(names).where(eq(partners.userId, partner.id));
  await ask(client.email);
  const other = await api.signIn('client');
  const totals = [];
  for (const [token, search] of [
    [client.token, 'oceane'],
    [client.token, '98765'],
    [client.token, 'introuvable'],
    [other.token, 'oceane'],
  ] as const) {
    const answer = await api.ask(listClientPartnerRequests, { token, query: { search } });
    totals.push(answer.json<{ meta: { total: number } }>().meta.total);
  }
  expect(totals).toEqual([1, 0, 0, 0]);
});
