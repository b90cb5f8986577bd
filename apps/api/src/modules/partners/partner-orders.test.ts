import {
  acceptPartnerRequest,
  createPartnerOrder,
  deleteUser,
  getClientOrder,
  listClientPartnerRequests,
  refusePartnerRequest,
  type ClientPartnerRequest,
  type Order,
  type PartnerRequest,
} from '@tassis/contracts';
import { anOrder, aPdf, domiciliationData, seeded } from '@tassis/testing/builders';
import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import {
  documents,
  notifications,
  orders,
  packages,
  partnerRequests,
  partners,
  storedFiles,
  users,
} from '../../database/schema/index.ts';
import { createTestApi } from '../../testing/create-test-api.ts';
import { insertPackage } from '../../testing/insert-package.ts';
import { countMails } from '../../testing/mail-token.ts';
import { getStatuses } from '../../testing/get-statuses.ts';

const api = await createTestApi();
const partner = await api.signIn('partner');
const packageId = await insertPackage(api.db);

async function linkedClient() {
  const client = await api.signIn('client');
  const link = { partnerId: partner.id, clientId: client.id, kind: 'link' } as const;
  await api.db.insert(partnerRequests).values({ ...link, status: 'accepted' });
  return client;
}

const address = (changes: object = {}) => ({
  package_id: packageId,
  services: [{ type: 'domiciliation', data: { ...domiciliationData({}, seeded(5)), ...changes } }],
});
const prepare = (clientId: string, payload: object, headers: Record<string, string> = {}) =>
  api.ask(createPartnerOrder, { token: partner.token, params: { id: clientId }, payload, headers });
const prepared = async (clientId: string, payload: object) =>
  (await prepare(clientId, payload)).json<{ data: PartnerRequest }>().data.id;
const asked = async (token: string) => {
  const query = { kind: 'order' } as const;
  const answer = await api.ask(listClientPartnerRequests, { token, query });
  return answer.json<{ data: ClientPartnerRequest[] }>().data;
};
const accept = (
  token: string,
  id: string,
  sent: { payload?: object; headers?: Record<string, string> } = {},
) => api.ask(acceptPartnerRequest, { token, params: { id }, payload: {}, ...sent });
const countOrders = (clientId: string) => api.db.$count(orders, eq(orders.clientId, clientId));
const findFiles = (clientId: string) =>
  api.db.select().from(storedFiles).where(eq(storedFiles.ownerId, clientId));
const raisePrice = (by: number) =>
  api.pool.query('UPDATE packages SET price_centimes = price_centimes + $1 WHERE id = $2', [
    by * 100,
    packageId,
  ]);

describe('an order on a client’s behalf', () => {
  test('is found among pending and answered ones, and by its id', async () => {
    const client = await linkedClient();
    const [first, second] = [
      await prepared(client.id, address()),
      await prepared(client.id, address()),
    ];
    const { token } = client;
    await api.ask(refusePartnerRequest, { token, params: { id: first } });
    const idsWith = async (query: Record<string, string>, as = token) => {
      const answer = await api.ask(listClientPartnerRequests, {
        token: as,
        query: { kind: 'order', ...query },
      });
      return answer.json<{ data: ClientPartnerRequest[] }>().data.map(({ id }) => id);
    };
    expect(await idsWith({ answered: 'true' })).toEqual([first]);
    expect(await idsWith({ answered: 'false' })).toEqual([second]);
    expect(await idsWith({ id: first })).toEqual([first]);
    expect(await idsWith({ id: first }, (await linkedClient()).token)).toEqual([]);
  });

  test('a page of them is priced with as many queries for five as for one', async () => {
    const client = await linkedClient();
    const queries = vi.spyOn(api.pool, 'query');
    const counts = [];
    for (const waiting of [1, 5]) {
      while ((await asked(client.token)).length < waiting) await prepared(client.id, address());
      queries.mockClear();
      const totals = (await asked(client.token)).map((request) => request.today_total);
      expect([totals.length, new Set(totals).size, totals[0]]).toEqual([
        waiting,
        1,
        expect.any(Number),
      ]);
      counts.push(queries.mock.calls.length);
    }
    queries.mockRestore();
    expect(counts[1]).toBe(counts[0]);
  });

  test('awaits the client, with its file; accepted, it is an order at the current price', async () => {
    const client = await linkedClient();
    const answer = await prepare(client.id, address());
    expect([answer.statusCode, answer.json()]).toMatchObject([
      201,
      { data: { kind: 'order', status: 'pending', service: 'domiciliation', order: null } },
    ]);
    expect(await countMails(api.db, 'partner-request', client.email)).toBe(1);
    expect(await countOrders(client.id)).toBe(0);
    const [kept] = await api.db
      .select()
      .from(partnerRequests)
      .where(eq(partnerRequests.id, answer.json<{ data: PartnerRequest }>().data.id));
    expect(JSON.stringify(kept?.body)).not.toContain(aPdf().slice(0, 40));

    await raisePrice(100);
    const [request] = await asked(client.token);
    expect(request).toMatchObject({
      has_certificate: true,
      body: { services: [{ data: { companyName: domiciliationData({}, seeded(5)).companyName } }] },
    });
    const { id = '', total, today_total: today } = request ?? {};
    expect(today).toBeGreaterThan(total ?? Infinity);
    const old = await accept(client.token, id, { payload: { finalPrice: total } });
    expect(old.json()).toMatchObject({ code: 'price_mismatch' });
    const accepted = await accept(client.token, id, { payload: { finalPrice: today } });
    const { order } = accepted.json<{ data: { order: Order } }>().data;
    expect(accepted.json()).toMatchObject({
      data: {
        request: { status: 'accepted', order: { reference: order.reference } },
        order: { finalPrice: today, status: 'submitted' },
      },
    });
    const read = await api.ask(getClientOrder, { token: client.token, params: { id: order.id } });
    expect(read.statusCode).toBe(200);
    const certificates = await api.db
      .select()
      .from(documents)
      .where(eq(documents.orderId, order.id));
    expect(certificates).toMatchObject([{ kind: 'negative_certificate', clientId: client.id }]);
    // The request's own copy is deleted, row and bytes.
    const files = await findFiles(client.id);
    expect(files.map((file) => file.id)).toEqual([certificates[0]?.fileId]);
    const news = await api.db
      .select()
      .from(notifications)
      .where(eq(notifications.userId, partner.id));
    expect(news.map(({ code }) => code)).toContain('partner_request_accepted');
  });

  test('accepted many times concurrently it is one order; the same key gets the same answer', async () => {
    const client = await linkedClient();
    const id = await prepared(client.id, anOrder({}, seeded(11)));
    const answers = await Promise.all([1, 2, 3, 4].map(() => accept(client.token, id)));
    expect(getStatuses(answers)).toEqual([201, 409, 409, 409]);
    expect(await countOrders(client.id)).toBe(1);

    const next = await prepared(client.id, anOrder({}, seeded(12)));
    const headers = { 'idempotency-key': 'accept-1' };
    const keyed = await Promise.all([1, 2].map(() => accept(client.token, next, { headers })));
    expect(getStatuses(keyed)).toEqual([201, 201]);
    expect(keyed[0]?.body).toBe(keyed[1]?.body);
    expect(await countOrders(client.id)).toBe(2);
  });

  test('refused, it never becomes an order, and its file is deleted', async () => {
    const client = await linkedClient();
    const id = await prepared(client.id, address());
    const [file] = await findFiles(client.id);
    const params = { id };
    const refused = await api.ask(refusePartnerRequest, { token: client.token, params });
    expect(refused.json()).toMatchObject({
      data: { status: 'refused', has_certificate: false, body: null },
    });
    expect((await accept(client.token, id)).json()).toMatchObject({
      code: 'transition_not_allowed',
    });
    expect(await countOrders(client.id)).toBe(0);
    expect(await findFiles(client.id)).toEqual([]);
    const [kept] = await api.db.select().from(partnerRequests).where(eq(partnerRequests.id, id));
    expect(kept?.body).toEqual({
      order: { services: [{ type: 'domiciliation', data: {} }] },
      file: null,
    });
    await expect(api.deps.files.bytes(file?.id ?? '')).rejects.toThrow(/read file/u);
  });

  test('a request that can no longer be ordered says so, and stays pending', async () => {
    const client = await linkedClient();
    const own = await insertPackage(api.db);
    const id = await prepared(client.id, { ...address(), package_id: own });
    await api.db.update(packages).set({ status: 'archived' }).where(eq(packages.id, own));
    expect((await asked(client.token))[0]).toMatchObject({ status: 'pending', today_total: null });
    const answer = await accept(client.token, id);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      422,
      { errors: { package_id: [expect.any(String)] } },
    ]);
    expect(await countOrders(client.id)).toBe(0);
    await api.db.update(packages).set({ status: 'published' }).where(eq(packages.id, own));
    expect((await accept(client.token, id)).statusCode).toBe(201);
  });

  test('is validated like the client’s own, and is for linked clients only', async () => {
    const client = await linkedClient();
    const stranger = await api.signIn('client');
    const body = anOrder({}, seeded(13));
    expect((await prepare(stranger.id, body)).statusCode).toBe(404);
    const wrong = await prepare(client.id, address({ negativeCertificate: 'bm9uZQ==' }));
    expect(wrong.json()).toMatchObject({
      errors: { 'services.0.data.negativeCertificate': [expect.any(String)] },
    });
    const price = await prepare(client.id, { ...body, finalPrice: 1 });
    expect(price.json()).toMatchObject({ code: 'price_mismatch' });
    expect((await prepare(client.id, { ...body, status: 'completed' })).statusCode).toBe(422);
    expect(await asked(client.token)).toEqual([]);
    const key = { 'idempotency-key': 'prepare-1' };
    const first = await prepare(client.id, body, key);
    expect((await prepare(client.id, body, key)).body).toBe(first.body);
    const id = first.json<{ data: PartnerRequest }>().data.id;
    expect((await accept(stranger.token, id)).statusCode).toBe(404);
  });
});

test('a partner who is not validated any more cannot send one', async () => {
  const client = await linkedClient();
  await api.db.update(partners).set({ status: 'rejected' }).where(eq(partners.userId, partner.id));
  const answer = await prepare(client.id, anOrder({}, seeded(14)));
  expect([answer.statusCode, answer.json()]).toMatchObject([
    403,
    { code: 'partner_not_validated' },
  ]);
  await api.db.update(partners).set({ status: 'validated' }).where(eq(partners.userId, partner.id));
});

test('a partner who deletes their account deletes pending requests, with their files', async () => {
  const client = await linkedClient();
  await prepared(client.id, address());
  const [file] = await findFiles(client.id);
  const password = 'Adieu-2026!';
  const passwordHash = await api.deps.passwords.hash(password);
  await api.db.update(users).set({ passwordHash }).where(eq(users.id, partner.id));
  const gone = await api.ask(deleteUser, { token: partner.token, body: { password } });
  expect(gone.statusCode).toBe(204);
  expect(await asked(client.token)).toEqual([]);
  expect(await findFiles(client.id)).toEqual([]);
  await expect(api.deps.files.bytes(file?.id ?? '')).rejects.toThrow(/read file/u);
});
