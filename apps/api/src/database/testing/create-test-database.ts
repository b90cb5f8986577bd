import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, inject, vi } from 'vitest';
import { openDatabase, type OpenDatabase } from '../client.ts';
import { withDatabase } from './url.ts';

const PATIENCE = { timeout: 9_000, interval: 500 };

export type TestDatabase = Omit<OpenDatabase, 'close'> & { url: string };

/**
 * A migrated, empty database for one test file, dropped when its tests are done. Call it at the
 * top of the file: `const { db } = await createTestDatabase();`
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = inject('databaseServer');
  const template = inject('databaseTemplate');
  const name = `${template}_${randomBytes(4).toString('hex')}`;
  await onServer(server, `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`);

  const url = withDatabase(server, name);
  const { db, pool, close } = openDatabase(url);
  afterAll(async () => {
    await close();
    // PostgreSQL's own vacuum may be at work in it, and may not be sent away.
    await vi.waitFor(() => dropDatabase(server, name), PATIENCE);
  });
  return { db, pool, url };
}

/** PostgreSQL looks for connections that have not quite ended only ten times a second: they end sooner. */
const COUNT_CONNECTIONS = 'SELECT count(*)::int AS count FROM pg_stat_activity WHERE datname = $1';
const LOOKS = 20;

async function dropDatabase(server: string, name: string): Promise<void> {
  const { pool, close } = openDatabase(server, { maxConnections: 1 });
  try {
    for (let look = 0; look < LOOKS; look += 1) {
      const { rows } = await pool.query<{ count: number }>(COUNT_CONNECTIONS, [name]);
      if (rows[0]?.count === 0) break;
      await sleep(5);
    }
    await pool.query(`DROP DATABASE ${name} WITH (FORCE)`);
  } finally {
    await close();
  }
}

async function onServer(server: string, statement: string): Promise<void> {
  const { pool, close } = openDatabase(server, { maxConnections: 1 });
  await pool.query(statement).finally(close);
}
