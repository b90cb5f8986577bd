import { listClientDocuments } from '@tassis/contracts';
import { describe, expect, test } from 'vitest';
import { placeOrder } from '../../testing/billed-order.ts';
import { createTestApi } from '../../testing/create-test-api.ts';
import { countReads } from './count-reads.ts';
import { recordStatements } from './record-statements.ts';

const MANY = 5000;
/** Rows of the page that is asked for; the other client has one more, which tells that there is a next page. */
const FEW = 10;
/** What a list counts at most. */
const COUNTED = 1001;

const takeStatements = recordStatements();
const api = await createTestApi();
const few = await clientWith(FEW + 1);
const many = await clientWith(MANY);
await api.pool.query('VACUUM ANALYZE');

/** A client with so many documents of one order; every fifth has the rarest kind and status. The few rows are among the many. */
async function clientWith(count: number) {
  const { id, token } = await api.signIn('client');
  const order = await placeOrder(api, token);
  const isRare = count > MANY / 2 ? 'n % 5 = 0' : 'true';
  await api.pool.query(
    `WITH files AS (
       INSERT INTO stored_files (id, name, media_type, size, sha256)
       SELECT gen_random_uuid(), 'cin.pdf', 'application/pdf', 1000, n::text FROM generate_series(1, ${count}) AS n
       RETURNING id, sha256::int AS n)
     INSERT INTO documents (client_id, order_id, kind, name, file_id, origin, status, search, created_at)
     SELECT '${id}', '${order.id}', CASE WHEN ${isRare} THEN 'identity' ELSE 'other' END, 'cin.pdf', id, 'client',
       CASE WHEN ${isRare} THEN 'refused' ELSE 'accepted' END, 'cin', now() - (n + ${(MANY - count) / 2}) * interval '1 hour' FROM files`,
  );
  return { token, orderId: order.id };
}

/** Rows that a page of the list reads, and those that are counted for it. */
async function readsOf({ token, orderId }: typeof few, asked: Record<string, string>) {
  const query = { ...asked, per_page: FEW, ...(asked['order'] && { order: orderId }) };
  takeStatements();
  const answer = await api.ask(listClientDocuments, { token, anyQuery: query });
  expect(answer.json<{ data: unknown[] }>().data).toHaveLength(FEW);
  const statements = takeStatements();
  const counts = statements.filter(({ text }) => text.startsWith('select count('));
  expect(counts).toHaveLength(1);
  const others = statements.filter((statement) => !counts.includes(statement));
  const page = await countReads(api.pool, others, { likeLarge: true });
  const counted = await countReads(api.pool, counts, { likeLarge: true });
  return { page: page.rows, counted: counted.rows };
}

describe(`a client's list of ${MANY} documents`, () => {
  test.each([
    {},
    { status: 'refused' },
    { kind: 'identity' },
    { order: 'theirs' },
    { status: 'refused', kind: 'identity' },
    { status: 'refused', kind: 'identity', order: 'theirs' },
    { sort: 'created_at' },
    { cursor: 'last' },
  ])(`reads as much for a page as of ${FEW} (%o)`, async (query) => {
    const { page, counted } = await readsOf(many, query);
    expect(page).toBeLessThanOrEqual(1.2 * (await readsOf(few, query)).page);
    expect(counted).toBeLessThanOrEqual(1.2 * COUNTED);
  });
});
