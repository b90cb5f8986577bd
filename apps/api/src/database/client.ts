import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import * as schema from './schema/index.ts';

/** The database as repositories see it: tables are typed, transactions included. */
export type Database = NodePgDatabase<typeof schema>;

/** What a repository takes: the database itself or an open transaction of it. */
export type Executor = Database | Parameters<Parameters<Database['transaction']>[0]>[0];

export type OpenDatabase = {
  db: Database;
  /** For what works below the ORM: rate limiter, migrations, health. */
  pool: Pool;
  close: () => Promise<void>;
};

export type DatabaseOptions = {
  /** Connections of this process at most. */
  maxConnections?: number;
  /** Told when an idle connection breaks (database restarted); the pool replaces it by itself. */
  onError?: (error: Error) => void;
};

/**
 * Opens a pool; connects at the first query, so it never fails by itself.
 * @param url `postgres://user:password@host:port/database`
 */
export function openDatabase(url: string, options: DatabaseOptions = {}): OpenDatabase {
  const pool = new Pool({
    connectionString: url,
    max: options.maxConnections ?? 10,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 60_000,
    application_name: 'tassis-api',
  });
  // Without a listener, a broken idle connection would end the process.
  pool.on('error', (error) => options.onError?.(error));
  // So would one that breaks between two queries of a transaction; the next query tells.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return { db: drizzle(pool, { schema }), pool, close: () => pool.end() };
}
