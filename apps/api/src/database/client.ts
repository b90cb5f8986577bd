import { Socket } from 'node:net';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Pool, type PoolClient } from 'pg';
import { isTracing } from '@tassis/settings/tracing';
import { isConnectionLost } from '../database-error.ts';
import { outlastAbsence } from '../service-away.ts';
import * as schema from './schema/index.ts';
import { traceQueries } from './trace-queries.ts';

/** The database as repositories see it: tables are typed, transactions included. */
export type Database = NodePgDatabase<typeof schema>;

/** What a repository takes: the database itself or an open transaction of it. */
export type Executor = Database | Parameters<Parameters<Database['transaction']>[0]>[0];

export type OpenDatabase = {
  db: Database;
  /** For code that works without the ORM: rate limiter, migrations, health. */
  pool: Pool;
  close: () => Promise<void>;
};

/** Timeouts in ms. */
export type Patience = {
  /** Of a statement. */
  statement: number;
  /** Of a wait for a lock of another transaction. */
  lock: number;
  /** Of an open transaction without a next statement, and of a socket on which the database sends nothing. */
  silence: number;
};

/** A request waits no longer than its caller does; the caller may send it again. */
export const REQUEST_PATIENCE: Patience = { statement: 20_000, lock: 10_000, silence: 30_000 };

export type DatabaseOptions = {
  /** Connections of this process at most. */
  maxConnections?: number;
  /** Without timeouts: migrations, backups and other long work. */
  patience?: Patience;
  /** Called when an idle connection breaks (database restarted); the pool replaces it by itself. */
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
    keepAlive: true,
    application_name: 'tassis-api',
    ...(options.patience && toLimits(options.patience)),
  });
  if (isTracing()) traceQueries(pool);
  // Without a listener, a broken idle connection would end the process.
  pool.on('error', (error) => options.onError?.(error));
  // A connection that breaks between two queries of a transaction would end it, too; the next query fails anyway.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return { db: createDatabase(pool), pool, close: () => pool.end() };
}

/**
 * Drizzle’s own transaction on a pool never gives back a connection on which `begin` has failed. One that the database has cut
 * is closed, too: the pool may not have noticed the cut and would give the connection to the next caller.
 * A transaction that fails because a service besides the database is away is run again: it holds neither connection nor locks
 * while it waits for the service.
 */
function createDatabase(pool: Pool): Database {
  const db: Database = drizzle(pool, { schema });
  const known = new WeakMap<PoolClient, Database>();
  const transact: Database['transaction'] = async (work, config) => {
    const client = await pool.connect();
    let isCut = false;
    try {
      const connected = known.get(client) ?? drizzle(client, { schema });
      known.set(client, connected);
      return await connected.transaction(work, config);
    } catch (error) {
      isCut = isConnectionLost(error);
      throw error;
    } finally {
      client.release(isCut);
    }
  };
  db.transaction = (work, config) => outlastAbsence(() => transact(work, config));
  return db;
}

function toLimits({ statement, lock, silence }: Patience) {
  return {
    statement_timeout: statement,
    lock_timeout: lock,
    idle_in_transaction_session_timeout: silence,
    // Idle connections are closed before the socket timeout takes their silence for a server that hangs.
    idleTimeoutMillis: silence / 2,
    stream: () => {
      const socket = new Socket();
      // A server that hangs does not enforce `statement_timeout`: the socket timeout does.
      socket.setTimeout(silence, () => socket.destroy());
      return socket;
    },
  };
}
