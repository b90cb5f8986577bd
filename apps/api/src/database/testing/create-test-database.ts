import { randomBytes } from 'node:crypto';
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
  await onServer(server, `CREATE DATABASE ${name} TEMPLATE ${template}`);

  const url = withDatabase(server, name);
  const { db, pool, close } = openDatabase(url);
  afterAll(async () => {
    await close();
    // PostgreSQL's own vacuum may be at work in it, and may not be sent away.
    await vi.waitFor(() => onServer(server, `DROP DATABASE ${name} WITH (FORCE)`), PATIENCE);
  });
  return { db, pool, url };
}

async function onServer(server: string, statement: string): Promise<void> {
  const { pool, close } = openDatabase(server, { maxConnections: 1 });
  await pool.query(statement).finally(close);
}
