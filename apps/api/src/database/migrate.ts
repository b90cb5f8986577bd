import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Pool, PoolClient } from 'pg';
import { isDeadlock } from '../database-error.ts';
import { migrationsFolder } from '../folders.ts';
import { StartupError } from './startup-error.ts';

/** Any constant will do, as long as every process that migrates uses the same. */
const lockKey = 7_203_114;

/** How often a migration is run when a deadlock with a request rolls it back; the request ends meanwhile. */
const TRIES = 5;

/**
 * Brings the database to this version of the code. Costs one query when there is nothing to do.
 * Each migration is one transaction that holds the lock, so several processes may start at once
 * and one killed half-way leaves nothing behind. A database newer than the code is left as it is.
 * @returns the names of the migrations that ran now
 * @throws StartupError where the database was made by migrations that this version no longer has
 */
export async function migrate(pool: Pool): Promise<string[]> {
  const applied = await appliedMigrations(pool);
  const names = migrationNames();
  const [baseline = ''] = names;
  if (applied.size > 0 && !applied.has(baseline)) throw madeBeforeBaseline(baseline);
  const pending = names.filter((name) => !applied.has(name));
  if (pending.length === 0) return [];

  const client = await pool.connect();
  const ran: string[] = [];
  try {
    for (const name of pending) {
      if (await runDespiteDeadlocks(client, name)) ran.push(name);
    }
    client.release();
  } catch (error) {
    // The transaction may still be open: closing the connection rolls it back.
    client.release(true);
    throw error;
  }
  return ran;
}

/** The tables were created before the baseline migration, and no migration leads from them to it. */
function madeBeforeBaseline(baseline: string): StartupError {
  return new StartupError(
    `The database was made before ${baseline}, with which the migrations of this version begin.`,
    'Start with an empty database: without DATABASE_URL, delete the data folder (DATA_DIR, .data by default).',
  );
}

export function migrationNames(): string[] {
  return readdirSync(migrationsFolder)
    .filter((file) => file.endsWith('.sql'))
    .map((file) => file.slice(0, -'.sql'.length))
    .toSorted();
}

async function appliedMigrations(pool: Pool): Promise<Set<string>> {
  try {
    const { rows } = await pool.query<{ name: string }>('SELECT name FROM schema_migrations');
    return new Set(rows.map((row) => row.name));
  } catch (error) {
    const undefinedTable = '42P01';
    if (error instanceof Error && 'code' in error && error.code === undefinedTable)
      return new Set();
    throw error;
  }
}

async function runDespiteDeadlocks(client: PoolClient, name: string): Promise<boolean> {
  for (let left = TRIES - 1; ; left -= 1) {
    try {
      return await runMigration(client, name);
    } catch (error) {
      if (left === 0 || !isDeadlock(error)) throw error;
      await client.query('ROLLBACK');
    }
  }
}

async function runMigration(client: PoolClient, name: string): Promise<boolean> {
  await client.query('BEGIN');
  await client.query('SELECT pg_advisory_xact_lock($1)', [lockKey]);
  await client.query(
    `CREATE TABLE IF NOT EXISTS schema_migrations (
      name text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now(), breaks_older boolean NOT NULL DEFAULT false
    )`,
  );
  const inserted = await client.query(
    'INSERT INTO schema_migrations (name) VALUES ($1) ON CONFLICT DO NOTHING',
    [name],
  );
  // Another process may have run it while this one waited for the lock.
  const mine = inserted.rowCount === 1;
  if (mine) await client.query(readFileSync(join(migrationsFolder, `${name}.sql`), 'utf8'));
  await client.query('COMMIT');
  return mine;
}
