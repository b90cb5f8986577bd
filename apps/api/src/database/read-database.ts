import { setTimeout as sleep } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool, PoolClient } from 'pg';
import { isConnectionLost, isDatabaseUnavailable } from '../database-error.ts';
import { REQUEST_PATIENCE, openDatabase, type Database, type OpenDatabase } from './client.ts';
import * as schema from './schema/index.ts';

/**
 * Runs a long read, which may be run twice: on a replica where there is one. Whatever was committed before the call is there.
 */
export type Reading = <Result>(work: (db: Database) => Promise<Result>) => Promise<Result>;

/** How long a read waits for the replica to be as new as the primary, in ms, and how often it looks. */
const WAIT_MS = 500;
const LOOK_MS = 10;
/** How long the replica is not asked after it was late or did not answer. */
const REST_MS = 5_000;

type Options = {
  primary: Pick<OpenDatabase, 'db' | 'pool'>;
  /** A replica that is streamed to, or several behind one address; null: all reads go to the primary. */
  url: string | null;
  maxConnections: number;
  /** Called with what the replica failed with; the primary answers. */
  onError: (error: unknown) => void;
};

/**
 * Reads from a replica without losing sight of what was written: the primary says how far its log is, and the replica is read
 * from, by the connection that was asked, once it has replayed as much. One that is late or gone is left alone for a while.
 */
export function openReadDatabase({ primary, url, maxConnections, onError }: Options): {
  reading: Reading;
  close: () => Promise<void>;
} {
  if (url === null) return { reading: (work) => work(primary.db), close: async () => undefined };
  const replica = openDatabase(url, { maxConnections, patience: REQUEST_PATIENCE, onError });
  const databases = new WeakMap<PoolClient, Database>();
  let restsUntil = 0;

  /** A connection to a replica that is new enough; null where there is none now. */
  const connect = async (): Promise<PoolClient | null> => {
    const position = await findPosition(primary.pool);
    const client = await replica.pool.connect();
    const isNewEnough = await hasReplayed(client, position).catch((error: unknown) => {
      client.release(true);
      throw error;
    });
    if (isNewEnough) return client;
    // A pool behind one address may have another replica next time.
    client.release(true);
    return null;
  };

  const reading: Reading = async (work) => {
    if (Date.now() < restsUntil) return work(primary.db);
    let client: PoolClient | null = null;
    let isCut = false;
    try {
      client = await connect();
      if (client !== null) {
        const db = databases.get(client) ?? drizzle(client, { schema });
        databases.set(client, db);
        return await work(db);
      }
    } catch (error) {
      // Also a read that the replica took back, because it had to replay a change of what was read.
      if (!isDatabaseUnavailable(error)) throw error;
      isCut = isConnectionLost(error);
      onError(error);
    } finally {
      client?.release(isCut);
    }
    restsUntil = Date.now() + REST_MS;
    return work(primary.db);
  };
  return { reading, close: replica.close };
}

/** How far the log of a primary is written: each committed change stands before this position. */
async function findPosition(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ position: string }>(
    'SELECT pg_current_wal_lsn()::text AS position',
  );
  return rows[0]?.position ?? '0/0';
}

async function hasReplayed(client: PoolClient, position: string): Promise<boolean> {
  const end = Date.now() + WAIT_MS;
  for (;;) {
    // Null where it is no replica.
    const { rows } = await client.query<{ there: boolean | null }>(
      'SELECT pg_last_wal_replay_lsn() >= $1::pg_lsn AS there',
      [position],
    );
    if (rows[0]?.there === true) return true;
    if (rows[0]?.there === null || Date.now() >= end) return false;
    await sleep(LOOK_MS);
  }
}
