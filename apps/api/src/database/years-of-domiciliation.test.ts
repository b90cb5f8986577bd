import { expect, test } from 'vitest';
import { insertAccount } from '../testing/accounts.ts';
import { migrate } from './migrate.ts';
import { createTestDatabase } from './testing/create-test-database.ts';

const { db, pool } = await createTestDatabase();
const name = '0017_list_domiciliations_by_year';

test('the domiciliations that there are get their years', async () => {
  const { id } = await insertAccount(db, 'client');
  await pool.query(`
    WITH o AS (INSERT INTO orders (reference, client_id, service, pricing, total_centimes, submission_hash)
      VALUES ('CMD-1', '${id}', 'domiciliation', '{}', 1, 'h') RETURNING id),
    s AS (INSERT INTO order_services (order_id, position, type)
      SELECT id, n, 'domiciliation' FROM o, generate_series(0, 2) n RETURNING id, position)
    INSERT INTO domiciliations (client_id, service_id, company_name, start_date, end_date, monthly_rate_centimes, closed_at)
      SELECT '${id}', id, position, '2024-12-31', '2026-01-01', 1,
        (ARRAY[NULL, timestamptz '2024-12-31 22:30Z', timestamptz '2023-06-01 10:00Z'])[1 + position] FROM s`);
  await pool.query(`
    DROP TRIGGER domiciliations_note_years ON domiciliations;
    DROP FUNCTION note_years_of_domiciliation;
    DROP TABLE domiciliation_years;
    DROP INDEX domiciliations_newest;
    CREATE INDEX domiciliations_newest_with_days ON domiciliations (created_at, id);
    DELETE FROM schema_migrations WHERE name = '${name}'`);
  expect(await migrate(pool)).toEqual([name]);
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
