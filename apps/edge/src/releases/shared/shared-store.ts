import type { Pool } from 'pg';
import { openBucketPlace, type BucketPlace } from '../bucket-place.ts';
import { ReleaseRefusal } from '../refusal.ts';
import { ReleaseCache } from './release-cache.ts';
import { makeTables } from './tables.ts';

/** Where the release store of many machines is. */
export interface SharedPlace {
  /** The bucket with the folders of releases, `<bucket>` or `<bucket>/<folder>`. */
  bucket: string;
  /** The database with what changes. */
  databaseUrl: string;
}

/** A store that many machines share. */
export interface SharedStore {
  /** The folder on this disk that is a copy of it. */
  store: string;
  bucket: BucketPlace;
  cache: ReleaseCache;
  /** Gives `work` the database, with the tables in it; a failure on the way is told as a refusal. */
  ask: <T>(work: (pool: Pool) => Promise<T>) => Promise<T>;
}

const opened = new Map<string, SharedStore>();

/** The shared store that a folder is a copy of; undefined of a store of one machine. */
export function sharedStoreOf(store: string): SharedStore | undefined {
  return opened.get(store);
}

/**
 * Makes a folder the copy of a shared store, for this process: every change of it is then made in the shared one. Nothing is asked
 * of database and bucket yet.
 * @returns what ends it
 */
export async function openSharedStore(
  store: string,
  { bucket: address, databaseUrl }: SharedPlace,
): Promise<{ shared: SharedStore; close: () => Promise<void> }> {
  const bucket = await openBucketPlace(`s3://${address}`);
  const pool = await openPool(databaseUrl);
  let tables: Promise<void> | undefined;
  const shared: SharedStore = {
    store,
    bucket,
    cache: new ReleaseCache(store, bucket),
    ask: async (work) => {
      try {
        tables ??= makeTables(pool);
        await tables.catch((error: unknown) => {
          tables = undefined;
          throw error;
        });
        return await work(pool);
      } catch (error) {
        throw toRefusal(error);
      }
    },
  };
  opened.set(store, shared);
  const close = async () => {
    if (opened.get(store) === shared) opened.delete(store);
    await pool.end();
  };
  return { shared, close };
}

/** The client of the database is loaded only where a store is shared. */
async function openPool(connectionString: string): Promise<Pool> {
  const { Pool } = await import('pg');
  const pool = new Pool({
    connectionString,
    max: 4,
    connectionTimeoutMillis: 3_000,
    query_timeout: 10_000, // of a server that hangs, too
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    application_name: 'tassis-edge',
  });
  // Without listeners, a connection that breaks would end the process; the next question fails anyway.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** Tells a failure of the database or the bucket as a refusal. */
export function toRefusal(cause: unknown): ReleaseRefusal {
  if (cause instanceof ReleaseRefusal) return cause;
  const said = cause instanceof Error ? cause : new Error(String(cause));
  const message = said.message === '' ? said.name : said.message;
  return new ReleaseRefusal(
    `The shared release store does not answer: ${message}`,
    'Every site goes on with what it has. Look at RELEASE_DATABASE_URL and RELEASE_BUCKET, then try again.',
    { cause },
  );
}
