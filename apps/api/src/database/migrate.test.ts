import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { migrate, migrationNames } from './migrate.ts';
import { contentVersion } from './schema/index.ts';
import { createTestDatabase } from './testing/create-test-database.ts';
import { textWith } from '../testing/matchers.ts';

const { db, pool } = await createTestDatabase();

test('does nothing on a database that is up to date', async () => {
  expect(await migrate(pool)).toEqual([]);
});

test('refuses a database that was made before the baseline, and leaves it as it is', async () => {
  const rename = (from: string, to: string) =>
    pool.query('UPDATE schema_migrations SET name = $2 WHERE name = $1', [from, to]);
  await rename('0000_second_baseline', '0000_first');
  await expect(migrate(pool)).rejects.toMatchObject({
    name: 'StartupError',
    message: textWith('made before 0000_second_baseline'),
  });
  await rename('0000_first', '0000_second_baseline');
  expect(await migrate(pool)).toEqual([]);
});

test('folds accents and case for searching', async () => {
  const { rows } = await db.execute(sql`SELECT fold_text('Société ÉLÉGANTE à Meknès') AS folded`);
  expect(rows).toEqual([{ folded: 'societe elegante a meknes' }]);
});

test('has one content version, and only one', async () => {
  expect(await db.$count(contentVersion)).toBe(1);
  await expect(db.insert(contentVersion).values({ only: false })).rejects.toThrow('Failed query');
  await expect(db.insert(contentVersion).values({})).rejects.toThrow('Failed query');
});

test('runs everything once when several processes start together', async () => {
  await pool.query('DROP SCHEMA public CASCADE');
  await pool.query('CREATE SCHEMA public');
  const runs = await Promise.all([migrate(pool), migrate(pool), migrate(pool)]);
  // One process may run what comes after another's.
  expect(runs.flat().toSorted()).toEqual(migrationNames());
});

test('leaves nothing of a migration that was cut off, and runs it again', async () => {
  await pool.query('DROP SCHEMA public CASCADE');
  await pool.query('CREATE SCHEMA public');
  const client = await pool.connect();
  await client.query('SELECT pg_advisory_lock(7203114)');
  const running = migrate(pool).catch((error: unknown) => error);
  // Killed while it waits inside its transaction.
  await expect
    .poll(async () => {
      const { rowCount } = await pool.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'SELECT pg_advisory_xact_lock%' AND datname = current_database()`,
      );
      return rowCount;
    })
    .toBe(1);
  expect(await running).toBeInstanceOf(Error);
  await client.query('SELECT pg_advisory_unlock(7203114)');
  client.release();

  expect(await migrate(pool)).toEqual(migrationNames());
});

test('runs a migration again that a deadlock took back', async () => {
  const migrated = await vi.waitUntil(migrateAfterDeadlock, { timeout: 50_000 });
  expect(migrated).toEqual(migrationNames());
});

/**
 * Migrates while another transaction waits for the migration and the migration for it. Null where PostgreSQL took back the
 * other one, as it does when a busy machine lets it wait late.
 */
async function migrateAfterDeadlock(): Promise<unknown> {
  await pool.query('DROP SCHEMA public CASCADE');
  await pool.query('CREATE SCHEMA public');
  await pool.query('CREATE TABLE schema_migrations (name text PRIMARY KEY)');
  const other = await pool.connect();
  await other.query('BEGIN');
  await other.query('LOCK TABLE schema_migrations IN SHARE MODE');
  const running = migrate(pool).catch((error: unknown) => error);
  try {
    await expect
      .poll(async () => {
        const { rowCount } = await pool.query(
          `SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`,
        );
        return rowCount;
      })
      .toBe(1);
    // The one that waited first notices first.
    await other.query('SELECT pg_advisory_xact_lock(7203114)');
    await other.query('COMMIT');
    return await running;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === '40P01')) throw error;
    return null;
  } finally {
    other.release(true);
    await running;
  }
}
