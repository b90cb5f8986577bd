import { listClientBills } from '@tassis/contracts';
import { beforeAll, expect, test } from 'vitest';
import { countReads } from '../../lists/reads/count-reads.ts';
import { recordStatements } from '../../lists/reads/record-statements.ts';
import { createTestApi } from '../../testing/create-test-api.ts';

const api = await createTestApi();
const takeStatements = recordStatements();
const few = await api.signIn('client');
const many = await api.signIn('client');

beforeAll(async () => {
  for (const [{ id }, count] of [[few, 10] as const, [many, 1000] as const]) {
    await api.pool.query(
      `WITH ordered AS (
         INSERT INTO orders (reference, client_id, content, pricing, total_centimes, submission_hash)
         SELECT 'CMD-' || $1 || n, $1::uuid, '{"kind": "domiciliation"}', '{}', 0, n FROM generate_series(1, $2::int) n
         RETURNING id, submission_hash::int AS n, reference)
       INSERT INTO bills (number, order_id, client_id, status, parties, lines, pricing, total_centimes, issued_on, due_on, search, created_at)
       SELECT 'FAC-' || reference, id, $1::uuid, CASE n % 2 WHEN 0 THEN 'unpaid' ELSE 'paid' END, '{}', '[]', '{}', 0,
         '2026-11-01', '2026-12-01', '', timestamptz '2026-11-01Z' + n * interval '1 minute'
       FROM ordered`,
      [id, count],
    );
  }
  await api.pool.query('VACUUM ANALYZE bills, orders');
});

/** Counts the rows that the page reads; the total is counted from the index alone. */
async function countReadsIn({ token }: { token: string }, query: object) {
  takeStatements();
  const answer = await api.ask(listClientBills, { token, anyQuery: { ...query } });
  expect(answer.statusCode).toBe(200);
  const statements = takeStatements().filter(({ text }) => !text.startsWith('select count('));
  const { rows } = await countReads(api.pool, statements, { likeLarge: true });
  return rows;
}

test.each([{ per_page: 10 }, { per_page: 5, status: 'unpaid' }])(
  'a page of a thousand bills reads as many rows as one of ten: %o',
  async (query) => {
    const ofTen = await countReadsIn(few, query);
    expect(ofTen).toBeGreaterThan(0);
    expect(await countReadsIn(many, query)).toBeLessThanOrEqual(ofTen * 1.2);
  },
);
