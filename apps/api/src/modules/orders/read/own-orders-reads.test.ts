import { listClientOrders } from '@tassis/contracts';
import { quoteNegativeCertificate } from '@tassis/domain';
import { pricingSettings } from '@tassis/testing/builders';
import { expect, test } from 'vitest';
import { countReads } from '../../../lists/reads/count-reads.ts';
import { recordStatements } from '../../../lists/reads/record-statements.ts';
import { createTestApi } from '../../../testing/create-test-api.ts';

const takeStatements = recordStatements();
const api = await createTestApi();
const quote = JSON.stringify(quoteNegativeCertificate(pricingSettings()));

async function aClientWith(orders: number) {
  const client = await api.signIn('client');
  await api.pool.query(
    `INSERT INTO orders (reference, client_id, status, content, pricing, total_centimes, submission_hash, created_at)
     SELECT $1 || n, $1::uuid, (ARRAY['submitted', 'completed'])[1 + n % 2], '{"kind": "domiciliation"}',
       $2, 47000, n::text, timestamptz '2024-01-01Z' + interval '1000 days' * n / $3
     FROM generate_series(1, $3) n`,
    [client.id, quote, orders],
  );
  return client;
}

const few = await aClientWith(40);
const many = await aClientWith(1000);
/** Inserts orders of other clients with the same times. */
await aClientWith(20_000);
await api.pool.query('VACUUM ANALYZE');

/** Counts the rows that a page reads; the total is counted separately, in the index and up to a thousand. */
async function countReadsIn({ token }: { token: string }, query: Record<string, string>) {
  takeStatements();
  const answer = await api.ask(listClientOrders, { token, anyQuery: { per_page: '10', ...query } });
  expect(answer.json().data).toHaveLength(10);
  const statements = takeStatements();
  const page = statements.filter(
    ({ text }) => text.includes(' from "orders"') && !text.includes('count('),
  );
  // The two statements: the ids, and the orders.
  expect(page).toHaveLength(2);
  return countReads(api.pool, page, { likeLarge: true });
}

test.each([{}, { status: 'completed' }, { sort: 'created_at' }])(
  'a page of a client’s thousand orders reads as many rows as one of forty: %j',
  async (query) => {
    const [small, large] = [await countReadsIn(few, query), await countReadsIn(many, query)];
    expect(large.rows).toBeLessThanOrEqual(1.2 * small.rows);
    expect(small.rows).toBeGreaterThan(20);
  },
);
