import { createHash, type Hash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ClientBase, Pool } from 'pg';
import { StartupError } from '../database/startup-error.ts';
import type { FileStorage } from '../files/file-storage.ts';
import type { BackupReader } from './backup-place.ts';
import { copyIn } from './copy.ts';
import { eraseAgain } from './erase-again.ts';
import { inTurns } from './in-turns.ts';
import type { Manifest } from './manifest.ts';
import { copyInto, findMigrations, findTables } from './tables.ts';
import { settleMails, type WaitingMails } from './waiting-mails.repository.ts';

type Parts = {
  pool: Pool;
  files: FileStorage;
  /** What becomes of mails that were queued when the backup was taken. Default: `hold`. */
  waitingMails?: WaitingMails;
  /** The ids of accounts that were erased after the backup was taken: they are erased again. */
  erased?: readonly string[];
};

type Restored = Manifest & {
  /** How many mails were queued when the backup was taken. */
  waiting: number;
  /** How many accounts were erased again. */
  erasedAgain: number;
};

/** Tables that the first start fills: the rows of the backup replace theirs. */
const FILLED_BY_START = new Set(['public.content_version', 'public.settings']);

/** Puts a backup into an empty database of the same migrations and an empty storage: all of it, or nothing. */
export async function restoreBackup(parts: Parts, backup: BackupReader): Promise<Restored> {
  const { pool, files, waitingMails = 'hold', erased = [] } = parts;
  const { manifest } = backup;
  await assertNoFiles(files);
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await assertFits(client, manifest);
    await assertEmpty(client, manifest);
    await fillTables(client, backup);
    const again = await eraseAgain(client, erased);
    const waiting = await settleMails(client, waitingMails);
    // Files are written before their rows are there for others: a row without its file must never exist.
    await writeFiles(files, backup, new Set(again.files));
    await client.query('COMMIT');
    client.release();
    return { ...manifest, waiting, erasedAgain: again.count };
  } catch (error) {
    client.release(true);
    throw error;
  }
}

/** Writes all files but those of people who are erased again; when one fails, none is left. */
async function writeFiles(
  files: FileStorage,
  { manifest, file }: BackupReader,
  erased: ReadonlySet<string>,
): Promise<void> {
  const wanted = manifest.files.filter(({ id }) => !erased.has(id));
  const begun: string[] = [];
  try {
    await inTurns(wanted, async ({ id, sha256 }) => {
      const bytes = await file(id);
      if (createHash('sha256').update(bytes).digest('hex') !== sha256) throw damaged(`file ${id}`);
      begun.push(id);
      await files.put(id, bytes);
    });
  } catch (error) {
    await removeAgain(files, begun, error);
    throw error;
  }
}

/** Removes what was written; says how many could not be, as the next restore finds them there and refuses. */
async function removeAgain(
  files: FileStorage,
  ids: readonly string[],
  cause: unknown,
): Promise<void> {
  let left = 0;
  await inTurns(ids, async (id) => {
    await files.delete(id).catch(() => (left += 1));
  });
  if (left === 0) return;
  const reason = cause instanceof Error ? cause.message : String(cause);
  throw new StartupError(
    `${reason}\n${left} ${left === 1 ? 'file is' : 'files are'} left in the storage, which did not remove what was written.`,
    'Nothing was restored. Empty the storage of files before the next try, or name another.',
    { cause },
  );
}

function damaged(part: string, cause?: unknown): StartupError {
  return new StartupError(
    `The backup is damaged: ${part} is not what was written.`,
    'Nothing was restored. Take another copy of this backup, or an older one.',
    { cause },
  );
}

async function assertFits(client: ClientBase, manifest: Manifest): Promise<void> {
  const tables = await findTables(client);
  const isSame =
    JSON.stringify(await findMigrations(client)) === JSON.stringify(manifest.migrations) &&
    JSON.stringify(tables) ===
      JSON.stringify(manifest.tables.map(({ name, columns }) => ({ name, columns })));
  if (isSame) return;
  throw new StartupError(
    `The backup was taken with another version of the code (last migration: ${manifest.migrations.at(-1)}).`,
    'Restore with the version of the code that took it, then start the newer one: it migrates the database.',
  );
}

async function assertEmpty(client: ClientBase, { tables }: Manifest): Promise<void> {
  for (const { name } of tables.filter((table) => !FILLED_BY_START.has(table.name))) {
    const { rowCount } = await client.query(`SELECT FROM ${name} LIMIT 1`);
    if (rowCount === 0) continue;
    throw new StartupError(
      `The database is not empty: ${name} has rows.`,
      'A backup is restored into a new database only: name another in DATABASE_URL or DATA_DIR.',
    );
  }
}

async function assertNoFiles(files: FileStorage): Promise<void> {
  for await (const { id } of files.entries())
    throw new StartupError(
      `The storage of the files is not empty: ${id}`,
      'A backup is restored into a new place only: name another in FILES_DIR, DATA_DIR or S3_BUCKET.',
    );
}

/** Foreign keys are checked once all rows are there. Triggers stay off: their effects are in the backup already. */
async function fillTables(client: ClientBase, backup: BackupReader): Promise<void> {
  const { tables } = backup.manifest;
  const keys = await foreignKeys(client);
  for (const { table, key } of keys) {
    await client.query(
      `ALTER TABLE ${table} ALTER CONSTRAINT ${key} DEFERRABLE INITIALLY DEFERRED`,
    );
  }
  for (const { name } of tables) await client.query(`ALTER TABLE ${name} DISABLE TRIGGER USER`);
  for (const table of tables) {
    if (FILLED_BY_START.has(table.name)) await client.query(`DELETE FROM ${table.name}`);
    await fillTable(client, table, await backup.table(table.name));
    await moveSequences(client, table.name);
  }
  await client.query('SET CONSTRAINTS ALL IMMEDIATE');
  for (const { name } of tables) await client.query(`ALTER TABLE ${name} ENABLE TRIGGER USER`);
  for (const { table, key } of keys) {
    await client.query(`ALTER TABLE ${table} ALTER CONSTRAINT ${key} NOT DEFERRABLE`);
  }
}

/** Bytes are hashed on their way; what PostgreSQL refuses is damaged, too, as it once came from PostgreSQL. */
async function fillTable(
  client: ClientBase,
  { rows, sha256, ...table }: Manifest['tables'][number],
  source: Readable,
): Promise<void> {
  const hash = createHash('sha256');
  const hashed = Readable.from(hashing(source, hash));
  const written = await copyIn(client, copyInto(table), hashed).catch((error: unknown) => {
    throw damaged(`table ${table.name}`, error);
  });
  if (written !== rows || hash.digest('hex') !== sha256) throw damaged(`table ${table.name}`);
}

async function* hashing(source: AsyncIterable<Buffer>, hash: Hash): AsyncGenerator<Buffer> {
  for await (const bytes of source) {
    hash.update(bytes);
    yield bytes;
  }
}

async function foreignKeys(client: ClientBase) {
  const { rows } = await client.query<{ table: string; key: string }>(
    `SELECT conrelid::regclass::text AS table, quote_ident(conname) AS key FROM pg_constraint
     WHERE contype = 'f' AND NOT condeferrable AND connamespace = 'public'::regnamespace`,
  );
  return rows;
}

/** Moves each sequence behind the last number that was given out. */
async function moveSequences(client: ClientBase, table: string): Promise<void> {
  const { rows } = await client.query<{ name: string; sequence: string }>(
    `SELECT quote_ident(attname) AS name, pg_get_serial_sequence($1, attname) AS sequence
     FROM pg_attribute WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped
       AND pg_get_serial_sequence($1, attname) IS NOT NULL`,
    [table],
  );
  for (const { name, sequence } of rows) {
    await client.query(
      `SELECT setval($1, (SELECT coalesce(max(${name}), 0) + 1 FROM ${table}), false)`,
      [sequence],
    );
  }
}
