import {
  createClientDocument,
  getClientOrder,
  sendPaymentProof,
  type Order,
} from '@tassis/contracts';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { documents } from '../../database/schema/index.ts';
import { billedOrder, placeOrder, samplePdf } from '../../testing/billed-order.ts';
import { createTestApi } from '../../testing/create-test-api.ts';
import { getStatuses } from '../../testing/get-statuses.ts';

const api = await createTestApi();
let client = await api.signIn('client');
beforeEach(async () => {
  client = await api.signIn('client');
});

const content = samplePdf();
const send = (orderId: string | null, replaces?: string) =>
  api.ask(createClientDocument, {
    token: client.token,
    payload: { order_id: orderId, kind: 'identity', name: 'CIN.pdf', content, replaces },
  });
const many = <Result>(count: number, act: (n: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, n) => act(n)));

/** Inserts documents as if they had been sent over several days. */
async function fill(orderId: string | null, count: number) {
  expect((await send(orderId)).statusCode).toBe(201);
  await api.pool.query(
    `INSERT INTO documents (client_id, order_id, file_id, kind, name, origin, status, search)
     SELECT client_id, order_id, file_id, kind, name, origin, status, search
     FROM documents, generate_series(2, $2::int) WHERE client_id = $1`,
    [client.id, count],
  );
}

describe('the limits of a client', () => {
  test.each(['an order', 'no order'])('are 100 documents with %s', async (target) => {
    const orderId = target === 'an order' ? (await placeOrder(api, client.token)).id : null;
    await api.db.delete(documents).where(eq(documents.clientId, client.id));
    await fill(orderId, 97);
    const answers = await many(6, () => send(orderId));
    expect(getStatuses(answers).toSorted((a, b) => a - b)).toEqual([201, 201, 201, 422, 422, 422]);
    expect(answers.find(({ statusCode }) => statusCode === 422)?.json()).toMatchObject({
      errors: { content: ['Il n’y a de place que pour 100 fichiers.'] },
    });
    if (orderId === null) return;
    const order = await api.ask(getClientOrder, { token: client.token, params: { id: orderId } });
    expect(order.json<{ data: Order }>().data.documents).toHaveLength(100);
  });

  test('do not count a document that replaces a refused one', async () => {
    await fill(null, 100);
    const [refused] = await api.db
      .select({ id: documents.id })
      .from(documents)
      .where(eq(documents.clientId, client.id));
    if (refused === undefined) throw new Error('There is no document');
    await api.db.update(documents).set({ status: 'refused' }).where(eq(documents.id, refused.id));
    expect((await send(null)).statusCode).toBe(422);
    expect((await send(null, refused.id)).statusCode).toBe(201);
    expect((await send(null)).statusCode).toBe(422);
  });

  test('are ten unreviewed proofs for a bill', async () => {
    const { bill } = await billedOrder(api, client.token);
    const proof = () =>
      api.ask(sendPaymentProof, {
        token: client.token,
        params: { id: bill.id },
        payload: { name: 'virement.pdf', content },
      });
    const statuses = getStatuses(await many(12, proof));
    expect(statuses.filter((status) => status === 201)).toHaveLength(10);
    expect(statuses.filter((status) => status === 422)).toHaveLength(2);
  });

  test('are 60 files an hour', async () => {
    const answers = await many(63, () => send(null));
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect(refused).toHaveLength(3);
    expect(refused[0]?.json()).toMatchObject({ code: 'too_many_requests' });
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(60);
  });
});
