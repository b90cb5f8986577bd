import { asFields } from '@tassis/contracts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { seeded } from '@tassis/testing/builders';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test, vi } from 'vitest';
import { parseConfig } from './config.ts';
import { createSessions } from './sessions/sessions.ts';
import { insertAccount } from './testing/accounts.ts';
import { anyOrder, countWholeOrders, insertPackages } from './testing/any-order.ts';
import { launchHouse } from './testing/launch-house.ts';

const seed = Number(process.env['TEST_SEED'] ?? 1);
const kills = 50;
const writers = 8;
/** The minimum number of acknowledged orders between two kills. */
const ordersBetween = 12;

const house = await launchHouse();
afterAll(house.end);
const { inDatabase } = house;

const packages = await inDatabase(insertPackages);
/** Sessions that began within an hour: the current ones end before the last kill of the deep tier. */
const clock = () => new Date(Date.now() + 3_600_000);
const { sessionSecrets: keys } = parseConfig({ APP_ENV: 'test' });
const tokens = await inDatabase((db) =>
  Promise.all(
    Array.from({ length: writers }, async () => {
      const { id } = await insertAccount(db, 'client');
      const sessions = createSessions({ db, clock, keys });
      return (await sessions.begin(db, { userId: id, userAgent: null })).access_token;
    }),
  ),
);

const acknowledged = new Map<string, string>();
const state = { isOver: false };

/** Sends orders one after another; each is retried with its key until it is answered. */
async function write(writer: number, token: string | undefined): Promise<void> {
  for (let number = writer; !state.isOver; number += writers) {
    const key = `kill-${number}`;
    const body = JSON.stringify(anyOrder(number, seeded(seed * 100_000 + number), packages));
    let id = await send({ key, body, token });
    while (id === null) {
      await sleep(20);
      id = await send({ key, body, token });
    }
    acknowledged.set(key, id);
  }
}

/** @returns the order's id once it is acknowledged; null when no answer came */
async function send(order: { key: string; body: string; token: string | undefined }) {
  try {
    const answer = await fetch(`${house.url()}/api/orders`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${order.token}`,
        'content-type': 'application/json',
        'idempotency-key': order.key,
      },
      body: order.body,
    });
    return acknowledgedIn(answer.status, await answer.text());
  } catch (error) {
    // The connection was refused or lost.
    if (error instanceof TypeError) return null;
    throw error;
  }
}

function acknowledgedIn(status: number, text: string): string | null {
  if (status === 503 || text.includes('idempotency_in_progress')) return null;
  const { id } = asFields(asFields(JSON.parse(text))['data']);
  if (typeof id !== 'string') throw new Error(`The order was refused: ${text}`);
  return id;
}

const COUNT_TOLD = `SELECT count(*) FROM orders o JOIN mails ON dedupe_key = 'order-received:' || o.id
  WHERE submission_key LIKE 'kill-%'`;

const countOf = (query: string) =>
  inDatabase(async (db) => Number((await db.execute<{ count: string }>(query)).rows[0]?.count));

test(`${kills} kills under ${writers} writers lose no order that was acknowledged, and tear none`, async () => {
  const writing = Promise.all(tokens.map((token, writer) => write(writer, token)));
  for (let kill = 0; kill < kills; kill += 1) {
    const wanted = acknowledged.size + ordersBetween;
    const goesOn = vi.waitUntil(() => acknowledged.size >= wanted, { timeout: 120_000 });
    await Promise.race([goesOn, writing]);
    await sleep(seeded(seed * 1000 + kill).integer(0, 40));
    if (kill % 2 === 0) house.killDatabase();
    else await house.killApi();
  }
  state.isOver = true;
  await writing;

  // Each exists once, with the acknowledged id.
  const kept = await inDatabase((db) =>
    db.execute<{ key: string; id: string }>(
      sql`SELECT submission_key AS key, id FROM orders WHERE submission_key LIKE 'kill-%'`,
    ),
  );
  expect(kept.rows).toHaveLength(acknowledged.size);
  expect(new Map(kept.rows.map(({ key, id }) => [key, id]))).toEqual(acknowledged);

  const whole = await countOf(`SELECT count(*) FROM orders o WHERE submission_key LIKE 'kill-%'
    AND 1 = (SELECT count(*) FROM order_events WHERE order_id = o.id)`);
  expect(whole).toBe(acknowledged.size);
  expect(await inDatabase(countWholeOrders)).toBe(await countOf('SELECT count(*) FROM orders'));
  expect(await countOf(COUNT_TOLD)).toBe(acknowledged.size);
  const files = await inDatabase((db) =>
    db.execute<{ id: string }>(sql`SELECT id FROM stored_files`),
  );
  for (const { id } of files.rows)
    expect(readFileSync(join(house.dataDir, 'files', id)).length).toBeGreaterThan(0);
}, 1_800_000);
