import { renewDomiciliation, type Renewal } from '@tassis/contracts';
import { eq } from 'drizzle-orm';
import { afterEach, expect, test, vi } from 'vitest';
import { documents } from '../database/schema/index.ts';
import { keepOnly } from '../mail/transport.ts';
import { placeOrder } from '../testing/billed-order.ts';
import { createTestApi } from '../testing/create-test-api.ts';
import { insertDomiciled } from '../testing/domiciled.ts';
import { sendJob } from '../jobs/job.repository.ts';
import { startJobs } from './start-jobs.ts';

/** Ids of files in the order in which they were written. */
const written: string[] = [];
const api = await createTestApi({
  replace: ({ files }) => ({
    files: {
      ...files,
      put: (id, bytes) => {
        written.push(id);
        return files.put(id, bytes);
      },
    },
  }),
});
const client = await api.signIn('client');
const { token } = client;

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()));
  await api.pool.query('DELETE FROM pgboss.job');
  written.length = 0;
});

/** Polls every minute only, so that what a test sees done did not wait for the next poll. */
async function work() {
  const { databaseUrl, deps, app } = api;
  const parts = { ...deps, databaseUrl, transport: keepOnly, log: app.log, pollSeconds: 60 };
  stops.push(await startJobs(parts));
}

async function placeOrders(count: number) {
  for (let n = 0; n < count; n += 1) await placeOrder(api, token);
}

/** Counts the fetches that led to a document: all jobs of one fetch start at the same time. */
async function countFetches(count: number) {
  return vi.waitFor(
    async () => {
      const { rows } = await api.pool.query<{ done: number; looks: number }>(
        `SELECT count(*)::int AS done, count(DISTINCT started_on)::int AS looks
         FROM pgboss.job WHERE name = 'make-documents' AND state = 'completed'`,
      );
      expect(rows[0]?.done).toBe(count);
      return rows[0]?.looks;
    },
    { timeout: 30_000, interval: 100 },
  );
}

test('ten documents are generated per fetch, and the next fetch follows at once while there are more', async () => {
  await placeOrders(35);
  await work();
  expect(await countFetches(35)).toBe(4);
});

test('a renewal’s documents are generated before summaries that were already queued', async () => {
  const { id } = await insertDomiciled(api, client);
  await placeOrders(50);
  const payload = { domiciliation_id: id };
  const answer = await api.ask(renewDomiciliation, { token, payload });
  const { order } = answer.json<{ data: Renewal }>().data;
  written.length = 0;
  await work();
  await countFetches(52);
  const renewed = await api.db
    .select({ fileId: documents.fileId })
    .from(documents)
    .where(eq(documents.orderId, order.id));
  expect(renewed).toHaveLength(2);
  expect(new Set(written.slice(0, 2))).toEqual(new Set(renewed.map(({ fileId }) => fileId)));
});

test('a document that cannot be generated is retried by itself, and the log has the reason', async () => {
  await placeOrders(2);
  const orderId = 'not-an-id';
  await sendJob(api.db, 'make-documents', { orderId, domiciliationId: null });
  await work();
  await countFetches(2);
  await vi.waitFor(async () => {
    const { rows } = await api.pool.query(
      `SELECT data FROM pgboss.job WHERE name = 'make-documents' AND state = 'retry'`,
    );
    expect(rows).toEqual([{ data: { orderId, domiciliationId: null } }]);
  });
  const line = api.logs.find((text) => text.includes('job failed'));
  expect(line).toContain('"queue":"make-documents"');
});
