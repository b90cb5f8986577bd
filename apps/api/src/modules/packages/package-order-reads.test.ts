import { getContentOverview, getContentPackage } from '@tassis/contracts';
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

/** Inserts a package that was published twice, and three years of its orders in progress, with the older or the current content. */
async function aPackageWith(orders: number, bought: 'older' | 'present' = 'older') {
  const { id } = await desk.create();
  await desk.publish(id);
  await desk.save(id, { code: `SOLD_${bought}_${orders}`.toUpperCase() });
  await desk.publish(id);
  await api.pool.query(
    `INSERT INTO orders (reference, client_id, status, content, package, pricing, total_centimes, submission_hash, created_at)
     SELECT $1::text || n, $2::uuid, 'submitted', '{"kind": "domiciliation"}', jsonb_build_object('id', $1::text, 'version', $5::int),
       $3, 1, n::text, timestamptz '2023-12-01Z' + interval '1000 days' * n / $4
     FROM generate_series(1, $4::int) n`,
    [id, client.id, quote, orders, bought === 'older' ? 2 : 3],
  );
  await api.pool.query('VACUUM ANALYZE');
  return id;
}

async function countReadsIn(ask: () => ReturnType<typeof desk.ask>) {
  takeStatements();
  expect((await ask()).statusCode).toBe(200);
  return countReads(api.pool, takeStatements(), { likeLarge: true });
}

const readsOfAll = async () => (await countReadsIn(() => desk.ask(getContentOverview))).rows;
const readsOfOne = (id: string) =>
  countReadsIn(() => desk.ask(getContentPackage, { params: { id } }));

test('the overview reads as many rows for six thousand orders as for one; older ones are counted to a thousand', async () => {
  await aPackageWith(1200);
  const few = await readsOfAll();
  const many = await aPackageWith(6000);
  // Twelve more rows: one a month of the second package.
  expect(await readsOfAll()).toBeLessThanOrEqual(1.2 * few + 40);
  expect((await desk.read(many)).older_orders).toBe(1000);
  const most = await readsOfOne(many);
  const current = await aPackageWith(1500, 'present');
  // The index contains no orders of the current content.
  const none = await readsOfOne(current);
  expect(none.rows).toBeLessThan(20);
  expect(most.rows).toBeLessThanOrEqual(none.rows + 1000);
  expect(most.buffers).toBeLessThanOrEqual(none.buffers + 1100);
});
