import { listAdminOrders } from '@tassis/contracts';
import { quoteNegativeCertificate } from '@tassis/domain';
import { pricingSettings } from '@tassis/testing/builders';
import { expect, test } from 'vitest';
import { createTestApi } from '../../testing/create-test-api.ts';
import { SEARCH_MAX } from '../search.ts';
import { countReads } from './count-reads.ts';
import { recordStatements } from './record-statements.ts';

const takeStatements = recordStatements();
const api = await createTestApi();
const { pool } = api;
const { id: client } = await api.signIn('client');
const { token } = await api.signIn('admin');
const quote = JSON.stringify(quoteNegativeCertificate(pricingSettings()));
await pool.query('ALTER TABLE orders SET (autovacuum_enabled = off)');
const timeout = 120_000;

/** More rows in each half than are scanned, and twice as many. */
const sizes = [2.4 * SEARCH_MAX, 4.8 * SEARCH_MAX];

const INSERT = `INSERT INTO orders
  (reference, client_id, status, content, pricing, total_centimes, submission_hash, search, created_at)
  SELECT 'CMD-' || n, '${client}', status, '{"kind": "domiciliation"}', '${quote}', 47000, n::text, search,
    timestamptz '2024-01-01Z' + interval '1 minute' * (n * 7919 % 100003)`;

/** The word `apart` is in the half that is not completed, `common` in all, `middling` in 1 800 of any size; ten are rejected. */
const fill = (size: number) => `${INSERT} FROM (
  SELECT n, CASE WHEN n <= 10 THEN 'rejected' ELSE (ARRAY['submitted', 'completed'])[1 + n % 2] END AS status,
    'common' || (ARRAY[' apart', ''])[1 + n % 2] || CASE WHEN n <= 1800 THEN ' middling' ELSE '' END AS search
  FROM generate_series(1, ${size}) n) AS made`;

/** Equal orders, the only ones that PostgreSQL has statistics of. */
const sample = (search: string) =>
  `${INSERT} FROM (SELECT n, 'rejected' AS status, '${search}' AS search FROM generate_series(1, 3000) n) AS made;
   ANALYZE orders; DELETE FROM orders`;

const knowledge: Record<string, { before?: string; after?: string }> = {
  // The first, before any other is told.
  nothing: {},
  everything: { after: 'ANALYZE orders' },
  'that all are rejected and have the word': { before: sample('common apart middling') },
};

/** How many are found, and whether there may be more: no completed order has the word `apart`, but only the newest were searched. */
const questions = [
  { query: { search: 'apart', status: 'completed' }, total: 0, isCapped: true },
  { query: { search: 'common', status: 'completed' }, total: 1000, isCapped: true },
  { query: { search: 'common', status: 'rejected' }, total: 10, isCapped: false },
  { query: { search: 'middling', status: 'completed' }, total: 895, isCapped: false },
  { query: { search: 'common' }, total: 1000, isCapped: true },
] as const;

/** The fast tier runs the cases that are hardest to plan. */
const asked = Object.entries(knowledge).slice(process.env['TEST_TIER'] === 'deep' ? 0 : -1);

test.each(asked)(
  'a word of many beside a filter reads no more of a larger table when PostgreSQL knows %s',
  { timeout },
  async (_, { before, after }) => {
    const read: number[][] = [];
    for (const size of sizes) {
      await pool.query(
        ['TRUNCATE orders CASCADE', before, fill(size), after].filter(Boolean).join(';'),
      );
      const buffers: number[] = [];
      for (const { query, total, isCapped } of questions) {
        takeStatements();
        const answer = await api.ask(listAdminOrders, { token, query });
        const { meta } = answer.json();
        expect({ query, total: meta.total, isCapped: meta.total_capped }).toEqual({
          query,
          total,
          isCapped,
        });
        const reads = await countReads(pool, takeStatements(), { likeLarge: false });
        buffers.push(reads.buffers);
      }
      read.push(buffers);
    }
    const [small = [], large = []] = read;
    const grown = questions.filter((_question, n) => (large[n] ?? 0) > 1.2 * (small[n] ?? 0));
    expect(grown).toEqual([]);
  },
);
