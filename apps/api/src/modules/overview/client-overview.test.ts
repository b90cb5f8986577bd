import {
  createClientDocument,
  getClientOverview,
  markClientOrderMessagesAsRead,
  sendAdminOrderMessage,
  transitionOrder,
  type AdminOrder,
  type ClientOverview,
  type Order,
  type OrderMessage,
} from '@tassis/contracts';
import { expect, test } from 'vitest';
import { documents, partnerRequests } from '../../database/schema/index.ts';
import { countReads, isMore } from '../../lists/reads/count-reads.ts';
import { recordStatements } from '../../lists/reads/record-statements.ts';
import { insertAccount } from '../../testing/accounts.ts';
import { billedOrder, placeOrder, samplePdf } from '../../testing/billed-order.ts';
import { createTestApi } from '../../testing/create-test-api.ts';
import { insertDomiciled } from '../../testing/domiciled.ts';

const takeStatements = recordStatements();
const api = await createTestApi();
const admin = await api.signIn('admin');
const read = async (token: string) =>
  (await api.ask(getClientOverview, { token })).json<{ data: ClientOverview }>().data;

/** Changes the status of an order as the staff do. */
async function move({ id, version }: Pick<Order, 'id' | 'version'>, to: string, fields?: string[]) {
  const answer = await api.ask(transitionOrder, {
    token: admin.token,
    params: { id },
    payload: { to, message: 'Il manque une pièce.', ...(fields && { fields }) },
    headers: { 'if-match': `"${version}"` },
  });
  expect(answer.statusCode).toBe(200);
  return answer.json<{ data: AdminOrder }>().data;
}

const getIds = ({ items }: { items: { id: string }[] }) => items.map(({ id }) => id);

test('shows what awaits the client, what is in progress and what they have', async () => {
  const client = await api.signIn('client');
  const { token } = client;
  expect(await read(token)).toMatchObject({ has_orders: false, open_orders: { items: [] } });

  const { order, bill } = await billedOrder(api, token);
  const field = 'services.0.data.activity';
  const reviewed = await move(order, 'in_review');
  await move(reviewed, 'awaiting_client', [field]);
  const payload = { order_id: order.id, kind: 'identity', name: 'CIN.pdf', content: samplePdf() };
  await api.ask(createClientDocument, { token, payload });
  await api.db.update(documents).set({ status: 'refused', reviewReason: 'Coupé' });
  const { id: partnerId } = await api.signIn('partner');
  const link = { partnerId, clientId: client.id, kind: 'link', body: {} } as const;
  const [request] = await api.db.insert(partnerRequests).values(link).returning();
  const far = await insertDomiciled(api, client, { daysLeft: 200 });
  const near = await insertDomiciled(api, client, { daysLeft: 3 });
  await insertDomiciled(api, client, { daysLeft: -9, closedAt: api.clock() });

  const shown = await read(token);
  expect(shown.has_orders).toBe(true);
  expect(getIds(shown.to_correct)).toEqual([order.id]);
  expect(getIds(shown.open_orders)).toContain(order.id);
  expect(shown.refused_documents.items).toMatchObject([{ review_reason: 'Coupé' }]);
  expect(shown.bills_due.items).toMatchObject([{ number: bill.number, status: 'unpaid' }]);
  expect(getIds(shown.partner_requests)).toEqual([request?.id]);
  expect(getIds(shown.domiciliations)).toEqual([near.id, far.id]);
  expect(shown.domiciliations.items[0]).toMatchObject({ warning: 'critical', days_left: 3 });

  // Nothing belongs to another client.
  const stranger = await api.signIn('client');
  const { open_orders: theirs, ...others } = await read(stranger.token);
  expect([theirs.items, others.domiciliations.items, others.bills_due.items]).toEqual([[], [], []]);
});

test('shows the bills that await the client, however many await the firm', async () => {
  const { id, token } = await api.signIn('client');
  const { bill } = await billedOrder(api, token);
  const { id: partnerId } = await api.signIn('partner');
  await fill(id, partnerId, 40);
  await api.pool.query("UPDATE bills SET status = 'proof_sent' WHERE client_id = $1 AND id <> $2", [
    id,
    bill.id,
  ]);
  const { bills_due: due, bills_to_pay: toPay } = await read(token);
  expect(new Set(due.items.map(({ status }) => status))).toEqual(new Set(['proof_sent']));
  expect(getIds(toPay)).toEqual([bill.id]);
});

test('shows a created company once, however it is domiciled', async () => {
  const client = await api.signIn('client');
  const { id: partnerId } = await api.signIn('partner');
  await fill(client.id, partnerId, 12);
  await api.pool.query('UPDATE domiciliations SET closed_at = now() WHERE client_id = $1', [
    client.id,
  ]);
  await api.pool.query(
    `UPDATE orders SET content = content || '{"data": {"companyName": "Société Zellige"}}'
     WHERE client_id = $1 AND service = 'company_creation'`,
    [client.id],
  );
  const names = async () => (await read(client.token)).companies.items.map(({ name }) => name);
  expect(await names()).toContain('Société Zellige');
  await insertDomiciled(api, client, { daysLeft: 90, companyName: 'SOCIETE ZELLIGE' });
  expect(await names()).toEqual([]);
});

test('shows the newest documents without order summaries', async () => {
  const { id, token } = await api.signIn('client');
  const { id: partnerId } = await api.signIn('partner');
  await fill(id, partnerId, 9);
  await api.pool.query(
    `UPDATE documents SET kind = CASE WHEN kind = 'identity' AND id = (
       SELECT id FROM documents WHERE client_id = $1 AND status = 'accepted' LIMIT 1)
       THEN 'domiciliation_contract' ELSE 'order_summary' END WHERE client_id = $1`,
    [id],
  );
  const { last_documents: shown } = await read(token);
  expect(shown.map(({ kind }) => kind)).toEqual(['domiciliation_contract']);
});

test('shows messages until the client has read the last one', async () => {
  const { token } = await api.signIn('client');
  const order = await placeOrder(api, token);
  const write = async (text: string) => {
    const sent = { token: admin.token, params: { id: order.id }, payload: { text } };
    return (await api.ask(sendAdminOrderMessage, sent)).json<{ data: OrderMessage }>().data;
  };
  const readUntil = ({ id }: OrderMessage) =>
    api.ask(markClientOrderMessagesAsRead, {
      token,
      params: { id: order.id },
      payload: { until: id },
    });
  const unread = async () => (await read(token)).unread_threads.items.map((each) => each.order.id);
  const [first, second] = [await write('Bonjour'), await write('Une chose encore')];
  await readUntil(first);
  expect(await unread()).toEqual([order.id]);
  await readUntil(second);
  expect(await unread()).toEqual([]);
});

/** Inserts so many records of each kind on the page for one client. */
async function fill(clientId: string, partnerId: string, count: number) {
  await api.pool.query(
    `WITH o AS (
       INSERT INTO orders (reference, client_id, status, content, pricing, total_centimes, submission_hash, created_at)
       SELECT left($1::uuid::text, 8) || n, $1::uuid, (ARRAY['submitted', 'awaiting_client', 'completed', 'in_progress'])[1 + n % 4],
         jsonb_build_object('kind', (ARRAY['negative_certificate_request', 'domiciliation', 'company_creation'])[1 + n % 3]), '{}', 1, n::text,
         now() - interval '1 day' * n
       FROM generate_series(1, $3::int) n RETURNING *),
     d AS (INSERT INTO domiciliations (client_id, order_id, company_name, start_date, end_date, monthly_rate_centimes, closed_at)
       SELECT $1::uuid, id, 'Atlas', '2020-01-01', date '2024-01-01' + (row_number() OVER ())::int * 3, 1,
         CASE WHEN row_number() OVER () % 2 = 0 THEN now() END FROM o),
     b AS (INSERT INTO bills (number, order_id, client_id, status, parties, lines, pricing, total_centimes, issued_on, due_on)
       SELECT 'F' || reference, id, $1::uuid, CASE WHEN status = 'completed' THEN 'unpaid' ELSE 'paid' END,
         '{}', '[]', '{"feesBreakdown": []}', 1, '2026-01-01', '2026-02-01' FROM o),
     f AS (INSERT INTO stored_files (name, media_type, size, sha256) SELECT 'x', 'application/pdf', 1, '' FROM o RETURNING id),
     p AS (INSERT INTO documents (client_id, kind, name, file_id, origin, status)
       SELECT $1::uuid, 'identity', 'x', id, 'client', (ARRAY['refused', 'accepted', 'pending'])[1 + (row_number() OVER ())::int % 3] FROM f),
     t AS (INSERT INTO order_threads (order_id, client_id, last_message_at, unread_by_client)
       SELECT id, $1::uuid, created_at, status = 'completed' FROM o),
     i AS (INSERT INTO issued_certificates (order_id, client_id, issued_on) SELECT id, $1::uuid, created_at::date FROM o
       WHERE service = 'negative_certificate_request')
     INSERT INTO partner_requests (partner_id, client_id, kind, status, body)
     SELECT $2::uuid, $1::uuid, 'link', (ARRAY['pending', 'refused'])[1 + n % 2], '{}' FROM generate_series(1, $3::int) n`,
    [clientId, partnerId, count],
  );
}

test('reads as much for a client with a thousand records of each kind as for one with a few hundred', async () => {
  const { id: partnerId } = await api.signIn('partner');
  const [few, many] = [await api.signIn('client'), await api.signIn('client')];
  await fill(few.id, partnerId, 300);
  await fill(many.id, partnerId, 1000);
  // Of many other clients, because the planner would otherwise scan the tables.
  for (let other = 0; other < 4; other += 1) {
    const { id } = await insertAccount(api.db, 'client');
    await fill(id, partnerId, 600);
  }
  await api.pool.query('VACUUM ANALYZE');
  const countReadsIn = async (token: string) => {
    takeStatements();
    await read(token);
    // Without the statements that begin and end the transaction.
    const asked = takeStatements().filter(({ text }) => !/^(?:begin|commit)/u.test(text));
    return countReads(api.pool, asked, { likeLarge: true });
  };
  const [before, now] = [await countReadsIn(few.token), await countReadsIn(many.token)];
  expect({ before, now, isMore: isMore(now, before) }).toMatchObject({ isMore: false });
  const shown = await read(many.token);
  expect([shown.open_orders.items.length, shown.open_orders.more]).toEqual([5, true]);
});
