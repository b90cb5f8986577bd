import {
  createPartnerOrder,
  getPartnerClient,
  getPartnerOverview,
  listClientPartnerRequests,
  listPartnerClientDocuments,
  listPartnerClientOrders,
  listPartnerClients,
  listPartnerDeadlines,
  listPartnerRequests,
  revokePartner,
  type ClientPartnerRequest,
  type PartnerDeadline,
  type PartnerRequest,
} from '@tassis/contracts';
import { addDays, moroccanDay } from '@tassis/domain';
import { anOrder, domiciliationData, seeded } from '@tassis/testing/builders';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import {
  bills,
  documents,
  issuedCertificates,
  notifications,
  partnerRequests,
  storedFiles,
} from '../../database/schema/index.ts';
import { billedOrder, placeOrder } from '../../testing/billed-order.ts';
import { createTestApi } from '../../testing/create-test-api.ts';
import { insertDomiciled } from '../../testing/domiciled.ts';
import { insertPackage } from '../../testing/insert-package.ts';
import { getStatuses } from '../../testing/get-statuses.ts';

const api = await createTestApi();
const today = moroccanDay(api.clock());

type Account = Awaited<ReturnType<typeof api.signIn>>;

/** Creates a partner with a linked client. */
async function partnership(partner?: Account) {
  const by = partner ?? (await api.signIn('partner'));
  const client = await api.signIn('client');
  const body = { email: client.email, firstName: 'Salma', lastName: 'El Amrani', phone: '06' };
  const link = { partnerId: by.id, clientId: client.id, kind: 'link', body } as const;
  const [row] = await api.db
    .insert(partnerRequests)
    .values({ ...link, status: 'accepted' })
    .returning();
  return { partner: by, client, linkId: row?.id ?? '' };
}
const getDeadlines = async (token: string, query: object = {}) =>
  (await api.ask(listPartnerDeadlines, { token, query })).json<{
    data: { items: PartnerDeadline[]; more: boolean };
  }>().data;
const revoke = (token: string, id: string) => api.ask(revokePartner, { token, params: { id } });

test('shows the progress of a client’s orders, not their content or price', async () => {
  const { partner, client } = await partnership();
  const order = await placeOrder(api, client.token);
  const other = await placeOrder(api, client.token);
  const params = { id: client.id };
  const ask = (query: object) =>
    api.ask(listPartnerClientOrders, { token: partner.token, params, query });
  const found = await ask({ search: order.reference });
  expect(found.json()).toMatchObject({ meta: { total: 1 } });
  expect(found.json<{ data: object[] }>().data).toEqual([
    {
      id: order.id,
      reference: order.reference,
      service: 'negative_certificate_request',
      status: 'submitted',
      next_actor: 'firm',
      expected_by: order.expected_by,
      created_at: order.created_at,
    },
  ]);
  expect((await ask({ status: 'rejected' })).json()).toMatchObject({ meta: { total: 0 } });
  type Page = { data: { id: string }[]; meta: { next_cursor: string } };
  const first = (await ask({ per_page: 1 })).json<Page>();
  const next = (await ask({ per_page: 1, cursor: first.meta.next_cursor })).json<Page>();
  const ids = [first, next].flatMap(({ data }) => data.map(({ id }) => id));
  expect(ids.toSorted()).toEqual([order.id, other.id].toSorted());
});

test('shows the names and statuses of a client’s documents; no call downloads them', async () => {
  const { partner, client } = await partnership();
  const file = { name: 'cin.pdf', mediaType: 'application/pdf', size: 10, sha256: '' };
  const [stored] = await api.db.insert(storedFiles).values(file).returning();
  const fileId = stored?.id ?? '';
  const document = { clientId: client.id, fileId, origin: 'client', search: 'cin.pdf' } as const;
  const refused = { status: 'refused', reviewReason: 'Illisible' } as const;
  await api.db.insert(documents).values([
    { ...document, name: 'cin.pdf', kind: 'identity', ...refused },
    { ...document, name: 'statuts.pdf', kind: 'other' },
  ]);
  const params = { id: client.id };
  const ask = (query: object) =>
    api.ask(listPartnerClientDocuments, { token: partner.token, params, query });
  expect((await ask({})).json()).toMatchObject({ meta: { total: 2 } });
  const one = (await ask({ status: 'refused', kind: 'identity' })).json<{ data: object[] }>().data;
  expect(one).toMatchObject([{ name: 'cin.pdf', review_reason: 'Illisible', order: null }]);
  expect(JSON.stringify(one)).not.toContain(fileId);
});

test('shows last days and due dates, the next first, of all clients or one', async () => {
  const { partner, client } = await partnership();
  const { client: other } = await partnership(partner);
  const { id: domiciled } = await insertDomiciled(api, client, { daysLeft: 5 });
  const { bill } = await billedOrder(api, other.token);
  await api.db
    .update(bills)
    .set({ dueOn: addDays(today, -3) })
    .where(eq(bills.id, bill.id));
  const { id: orderId, reference } = await placeOrder(api, other.token);
  const certificate = { orderId, clientId: other.id, issuedOn: addDays(today, -80) };
  await api.db.insert(issuedCertificates).values(certificate);
  const { client: stranger } = await partnership();
  await billedOrder(api, stranger.token);

  const all = await getDeadlines(partner.token);
  expect(all).toMatchObject({
    more: false,
    items: [
      {
        kind: 'bill',
        subject: bill.number,
        days_left: -3,
        warning: null,
        client: { id: other.id },
      },
      { kind: 'domiciliation', id: domiciled, days_left: 5, warning: 'critical' },
      { kind: 'certificate', subject: reference, days_left: 10, warning: 'warning' },
    ],
  });
  const own = await getDeadlines(partner.token, { client: client.id });
  expect(own.items.map(({ kind }) => kind)).toEqual(['domiciliation']);
  const dues = await getDeadlines(partner.token, { kind: 'bill' });
  expect(dues.items.map(({ id }) => id)).toEqual([bill.id]);
});

test('shows a hundred deadlines, and that there are more', async () => {
  const { partner, client } = await partnership();
  const { id } = await insertDomiciled(api, client);
  await api.pool.query(
    `WITH made AS (
       INSERT INTO orders (reference, client_id, content, pricing, total_centimes, submission_hash)
       SELECT reference || n, client_id, content, pricing, 0, '' FROM orders, generate_series(1, 100) n
       WHERE id = (SELECT order_id FROM domiciliations WHERE id = $1)
       RETURNING id
     )
     INSERT INTO domiciliations (client_id, order_id, company_name, start_date, end_date, monthly_rate_centimes)
     SELECT client_id, made.id, company_name, start_date, end_date + 1, monthly_rate_centimes
     FROM domiciliations, made WHERE domiciliations.id = $1`,
    [id],
  );
  const { items, more } = await getDeadlines(partner.token);
  expect([items.length, items[0]?.id, more]).toEqual([100, id, true]);
});

test('a client can end it at any time: the partner then sees nothing of theirs, and is notified', async () => {
  const { partner, client, linkId } = await partnership();
  const packageId = await insertPackage(api.db);
  const params = { id: client.id };
  const prepare = (payload: object) =>
    api.ask(createPartnerOrder, { token: partner.token, params, payload });
  const data = domiciliationData({}, seeded(5));
  await prepare({ package_id: packageId, services: [{ type: 'domiciliation', data }] });
  const { token } = partner;
  const requests = async () =>
    (await api.ask(listPartnerRequests, { token })).json<{ data: PartnerRequest[] }>().data;
  const [order] = await requests();
  expect(await requests()).toHaveLength(2);
  const told = { userId: partner.id, type: 'partner', code: 'partner_request_accepted' } as const;
  await api.db.insert(notifications).values([
    { ...told, link: `/my-clients/${client.id}` },
    { ...told, link: `/pending-requests?row=${order?.id}`, archivedAt: api.clock() },
  ]);

  const answers = await Promise.all([1, 2, 3].map(() => revoke(client.token, linkId)));
  expect(getStatuses(answers)).toEqual([200, 409, 409]);
  const denied = await Promise.all([
    api.ask(getPartnerClient, { token, params }),
    api.ask(listPartnerClientOrders, { token, params }),
    api.ask(listPartnerClientDocuments, { token, params }),
    api.ask(listPartnerDeadlines, { token, query: { client: client.id } }),
    api.ask(listPartnerRequests, { token, query: { client: client.id } }),
    prepare(anOrder({}, seeded(6))),
  ]);
  expect(getStatuses(denied)).toEqual([404, 404, 404, 404, 404, 404]);
  expect((await api.ask(listPartnerClients, { token })).json()).toMatchObject({ data: [] });
  // Link requests stay as the partner entered them; order requests name the client and are deleted.
  expect(await requests()).toMatchObject([
    { id: linkId, status: 'revoked', client: { id: null, lastName: 'El Amrani' } },
  ]);
  expect((await api.ask(getPartnerOverview, { token })).json()).toMatchObject({
    data: { figures: { clients: 0, requests: { pending: 0, accepted: 0, refused: 0 } } },
  });
  const news = await api.db
    .select()
    .from(notifications)
    .where(eq(notifications.userId, partner.id));
  expect(news).toMatchObject([
    {
      code: 'partner_revoked',
      link: `/pending-requests?row=${linkId}`,
      params: { client: 'Salma El Amrani' },
    },
  ]);

  const seen = (await api.ask(listClientPartnerRequests, { token: client.token })).json<{
    data: ClientPartnerRequest[];
  }>().data;
  expect(seen.map(({ kind, status }) => `${kind} ${status}`).toSorted()).toEqual([
    'link revoked',
    'order refused',
  ]);
  const left = await api.db.select().from(storedFiles).where(eq(storedFiles.ownerId, client.id));
  expect(left).toEqual([]);
});

test('an order request that is sent concurrently is refused with the others, or not written', async () => {
  const { partner, client, linkId } = await partnership();
  const { token } = partner;
  const params = { id: client.id };
  const prepare = (seed: number) =>
    api.ask(createPartnerOrder, { token, params, payload: anOrder({}, seeded(seed)) });
  const [first, ended, second] = await Promise.all([
    prepare(1),
    revoke(client.token, linkId),
    prepare(2),
  ]);
  expect(ended.statusCode).toBe(200);
  for (const { statusCode } of [first, second]) expect([201, 404]).toContain(statusCode);
  const waiting = await api.ask(listClientPartnerRequests, {
    token: client.token,
    query: { answered: 'false' },
  });
  expect(waiting.json()).toMatchObject({ data: [] });
});
