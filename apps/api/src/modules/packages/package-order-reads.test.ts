import { getContentOverview } from '@tassis/contracts';
import { quoteNegativeCertificate } from '@tassis/domain';
import { pricingSettings } from '@tassis/testing/builders';
import { expect, test } from 'vitest';
import { countReads } from '../../lists/reads/count-reads.ts';
import { recordStatements } from '../../lists/reads/record-statements.ts';
import { createTestApi } from '../../testing/create-test-api.ts';
import { contentDesk } from './testing/content-desk.ts';

const takeStatements = recordStatements();
const api = await createTestApi();
const desk = await contentDesk(api);
const client = await api.signIn('client');
const quote = JSON.stringify(quoteNegativeCertificate(pricingSettings()));

/** A package whose orders, of three years, bought an older content of it. */
async function aPackageWith(orders: number): Promise<string> {
  const { id } = await desk.create();
  await desk.publish(id);
  await desk.save(id, { code: `SOLD_${orders}` });
  await desk.publish(id);
  await api.pool.query(
    `INSERT INTO orders (reference, client_id, status, service, package, pricing, total_centimes, submission_hash, created_at)
     SELECT $1::text || n, $2::uuid, 'submitted', 'domiciliation', jsonb_build_object('id', $1::text, 'version', 2), $3,
       1, n::text, timestamptz '2023-12-01Z' + interval '1000 days' * n / $4
     FROM generate_series(1, $4::int) n`,
    [id, client.id, quote, orders],
  );
  await api.pool.query('VACUUM ANALYZE');
  return id;
}

async function readsOf(ask: () => ReturnType<typeof desk.ask>) {
  takeStatements();
  expect((await ask()).statusCode).toBe(200);
  return (await countReads(api.pool, takeStatements(), { likeLarge: true })).rows;
}

const readsOfAll = () => readsOf(() => desk.ask(getContentOverview));

test('the overview reads as much of six thousand orders as of one; older ones are counted to a thousand', async () => {
  await aPackageWith(1200);
  const few = await readsOfAll();
  const many = await aPackageWith(6000);
  // Twelve rows more: one a month of the second package.
  expect(await readsOfAll()).toBeLessThanOrEqual(1.2 * few + 40);
  expect((await desk.read(many)).older_orders).toBe(1000);
});
