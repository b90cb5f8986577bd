import type { Pool, PoolClient } from 'pg';
import * as z from 'zod/mini';
import { provenanceSchema } from '../provenance.ts';
import { ReleaseRefusal } from '../refusal.ts';
import { inTransaction } from './transaction.ts';

const listedSchema = z.record(
  z.string(),
  z.object({
    /** Over the name and the content of every file of its folder, compressed copies too. */
    digest: z.string(),
    provenance: z.optional(provenanceSchema),
  }),
);

/** The releases in the bucket, by `<id>@<version>`. */
export type Listed = z.output<typeof listedSchema>;

/** What changes of a shared store, as it stands in the database. */
export interface StoreRow {
  /** Tells one shared store from another. */
  id: string;
  /** Grows by one with each change; 0 of a store in which nothing was ever released. */
  version: number;
  /** The files `manifest.json`, `release-log.jsonl` and `previews.json`; empty where there is none. */
  manifest: string;
  log: string;
  previews: string;
  listed: Listed;
  /** The key of preview passes, in base64. */
  passKey: string;
}

/** Which state of which store. */
export type Stamp = Pick<StoreRow, 'id' | 'version'>;

/** What a change may write. */
export type RowChange = Pick<StoreRow, 'manifest' | 'log' | 'previews' | 'listed' | 'passKey'>;

/** Milliseconds for which a publisher waits for another one. */
const WAIT = 180_000;
/** Milliseconds without a word after which the database takes the row from a publisher that died or is cut off. */
const SILENCE = 15_000;
const SIGN_OF_LIFE = 3_000;

const row = `SELECT id, version, manifest, log, previews, listed, pass_key AS "passKey" FROM releases.store`;
const rowSchema = z.object({
  id: z.string(),
  version: z.number(),
  manifest: z.string(),
  log: z.string(),
  previews: z.string(),
  listed: listedSchema,
  passKey: z.string(),
});

export async function readStamp(pool: Pool): Promise<Stamp> {
  const { rows } = await pool.query<Stamp>('SELECT id, version FROM releases.store');
  const [stamp] = rows;
  if (!stamp) throw new Error('releases.store has no row');
  return stamp;
}

export async function readRow(pool: Pool): Promise<StoreRow> {
  const { rows } = await pool.query(row);
  return rowSchema.parse(rows[0]);
}

/**
 * Holds the row while `work` makes a change of it: other publishers wait, readers do not. What it returns is written by compare and swap
 * in the transaction that holds the row; nothing is when it returns nothing, throws, or dies.
 * @returns the row as it stands then
 */
export async function changeRow(
  pool: Pool,
  work: (before: StoreRow) => Promise<RowChange | undefined>,
): Promise<StoreRow> {
  return inTransaction(pool, async (client) => {
    const before = await takeRow(client);
    const change = await whileAlive(client, () => work(before));
    if (!change) return before;
    const after = { ...before, ...change, version: before.version + 1 };
    await writeRow(client, before, after);
    return after;
  });
}

async function takeRow(client: PoolClient): Promise<StoreRow> {
  await client.query(`SET LOCAL lock_timeout = ${WAIT}`);
  await client.query(`SET LOCAL idle_in_transaction_session_timeout = ${SILENCE}`);
  const waiting = { text: `${row} FOR UPDATE`, query_timeout: 2 * WAIT };
  const { rows } = await client.query(waiting).catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === '55P03')) throw error;
    throw new ReleaseRefusal(
      'Another publisher has been holding the shared store for three minutes.',
      'Wait for it to end, then try again.',
    );
  });
  return rowSchema.parse(rows[0]);
}

async function writeRow(client: PoolClient, before: StoreRow, after: StoreRow): Promise<void> {
  const { version, manifest, log, previews, passKey } = after;
  const { rowCount } = await client.query(
    `UPDATE releases.store SET version = $1, manifest = $2, log = $3, previews = $4, listed = $5, pass_key = $6, updated_at = now()
     WHERE version = $7`,
    [version, manifest, log, previews, JSON.stringify(after.listed), passKey, before.version],
  );
  if (rowCount !== 1) throw new Error('The row of the shared store is not what was read');
}

/** Says something now and then, so that the database can tell a publisher that uploads from one that is gone. */
async function whileAlive<T>(client: PoolClient, work: () => Promise<T>): Promise<T> {
  let said: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    said = said.then(() => client.query('SELECT 1')).catch(() => undefined); // a lost connection fails the write
  }, SIGN_OF_LIFE);
  try {
    return await work();
  } finally {
    clearInterval(timer);
    await said;
  }
}
