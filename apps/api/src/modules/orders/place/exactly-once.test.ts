import { setTimeout as sleep } from 'node:timers/promises';
import { createOrder, getClientOrderByKey, type Order } from '@tassis/contracts';
import { seeded } from '@tassis/testing/builders';
import { expect, test } from 'vitest';
import { anyOrder, countWholeOrders, insertPackages } from '../../../testing/any-order.ts';
import { createTestApi } from '../../../testing/create-test-api.ts';

const seed = Number(process.env['TEST_SEED'] ?? 1);
const runs = process.env['TEST_TIER'] === 'deep' ? 2000 : 80;
const together = 10;

// One client sends faster than any person, so the limit is raised for it.
const api = await createTestApi({ env: { RATE_LIMIT_PER_MINUTE: '1000000' } });
const client = await api.signIn('client');
const packages = await insertPackages(api.db);

/** On a busy machine some calls time out waiting for a connection: they are retried, as by any client. */
async function untilAnswered<Answer extends { statusCode: number }>(ask: () => Promise<Answer>) {
  for (;;) {
    const answer = await ask();
    if (answer.statusCode !== 503) return answer;
    await sleep(100);
  }
}

/** Sends an order as an impatient browser does: up to four times concurrently, then again when no answer arrived. */
async function deliver(run: number): Promise<void> {
  const random = seeded(seed * 7919 + run);
  const payload = anyOrder(run, seeded(seed * 100_000 + run), packages);
  // Every fourth request has no key and is recognised by its body.
  const key = run % 4 === 3 ? undefined : `request-${seed}-${run}`;
  const send = () =>
    untilAnswered(() =>
      api.ask(createOrder, {
        payload,
        token: client.token,
        headers: key === undefined ? {} : { 'idempotency-key': key },
      }),
    );
  const answers = await Promise.all(Array.from({ length: random.integer(1, 4) }, send));
  // The answers of the first round never arrived.
  if (random.integer(0, 1) === 1) answers.push(await send());
  const statuses = answers.map(({ statusCode }) => statusCode);
  expect([run, ...statuses.filter((status) => status !== 200 && status !== 201)]).toEqual([run]);
  expect([run, new Set(answers.map(({ body }) => body)).size]).toEqual([run, 1]);
  const created = statuses.filter((status) => status === 201);
  expect(created).toHaveLength(key === undefined ? 1 : answers.length);
  if (key === undefined) return;
  const params = { idempotency_key: key };
  const found = await untilAnswered(() =>
    api.ask(getClientOrderByKey, { params, token: client.token }),
  );
  expect(found.json<{ data: Order }>().data.id).toBe(answers[0]?.json<{ data: Order }>().data.id);
}

const countIn = async (query: string) =>
  Number((await api.pool.query<{ count: string }>(query)).rows[0]?.count);

test(`${runs} orders of all three services, each sent one to five times, are ${runs} orders`, async () => {
  for (let first = 0; first < runs; first += together) {
    await Promise.all(Array.from({ length: together }, (_, n) => deliver(first + n)));
  }
  const counts = await Promise.all(
    [
      'SELECT count(*) FROM orders',
      `SELECT count(*) FROM mails WHERE template = 'order-received'`,
      'SELECT count(*) FROM notifications',
      'SELECT count(DISTINCT reference) FROM orders',
    ].map(countIn),
  );
  expect(counts).toEqual(Array.from({ length: 4 }, () => runs));
  const whole = await countWholeOrders(api.db);
  expect(whole).toBe(runs);
  // One file per certificate: a repeated delivery stores none.
  const files = await countIn('SELECT count(*) FROM stored_files');
  expect(files).toBe(await countIn('SELECT count(*) FROM documents'));
  expect(files).toBe(
    await countIn(
      `SELECT count(*) FROM orders WHERE service = 'domiciliation' OR content @> '{"data": {"haveCertificate": true}}'`,
    ),
  );
}, 1_800_000);
