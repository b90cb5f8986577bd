import { expect, test } from 'vitest';
import { insertAccount } from '../testing/accounts.ts';
import { createTestDatabase } from './testing/create-test-database.ts';

const { db, pool } = await createTestDatabase();

test('a domiciliation has a row for each year from its begin to its end or closing', async () => {
  const { id } = await insertAccount(db, 'client');
  await pool.query(`
    WITH o AS (INSERT INTO orders (reference, client_id, content, pricing, total_centimes, submission_hash)
      SELECT n, '${id}', '{"kind": "domiciliation"}', '{}', 1, 'h' FROM generate_series(0, 2) n
      RETURNING id, reference::int AS n)
    INSERT INTO domiciliations (client_id, order_id, company_name, start_date, end_date, monthly_rate_centimes, closed_at)
      SELECT '${id}', id, n, '2024-12-31', '2026-01-01', 1,
        (ARRAY[NULL, timestamptz '2024-12-31 22:30Z', timestamptz '2023-06-01 10:00Z'])[1 + n] FROM o`);
  const { rows } = await pool.query(
    `SELECT company_name AS which, year, y.end_date::text, is_closed FROM domiciliation_years y
     JOIN domiciliations ON id = domiciliation_id ORDER BY which, year`,
  );
  const row = { which: '0', year: 2024, end_date: '2026-01-01', is_closed: false };
  expect(rows).toEqual([
    row,
    { ...row, year: 2025 },
    { ...row, year: 2026 },
    { ...row, which: '1', is_closed: true },
  ]);
});
