import { createHash } from 'node:crypto';
import { Transform, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { asFields } from '@tassis/contracts';
import type { ClientBase, Pool } from 'pg';
import type { FileStorage } from '../files/file-storage.ts';
import type { BackupWriter } from './backup-place.ts';
import { copyOut } from './copy.ts';
import { findErased } from './erasures.repository.ts';
import { inTurns } from './in-turns.ts';
import type { Manifest } from './manifest.ts';
import { copyOutOf, findMigrations, findTables, type Table } from './tables.ts';

type Parts = {
  pool: Pool;
  files: FileStorage;
  /** Called with the name of the snapshot, so that other connections can read the same state. */
  onSnapshot?: (snapshot: string) => Promise<void>;
};

type StoredFile = Manifest['files'][number];
/** What the database held at one moment, and the files that its rows name. */
type Snapshot = Omit<Manifest, 'files' | 'missing'> & { named: StoredFile[] };

/** A draft that is deleted after the snapshot takes its file with it; the tables are then read again. */
const TRIES = 3;

/** Copies tables and files, as they were at one moment, while the API goes on working. */
export async function takeBackup(parts: Parts, to: BackupWriter): Promise<Manifest> {
  const written = new Map<string, StoredFile>();
  for (let tries = 1; ; tries += 1) {
    const { named, ...snapshot } = await inSnapshot(parts, (client) => copyTables(client, to));
    // A file never changes: what an earlier try has written is not copied again.
    const toCopy = named.filter(({ id }) => !written.has(id));
    const missing = await copyFiles(parts.files, toCopy, { to, written });
    if (missing.length > 0 && tries < TRIES) continue;
    const files = named.filter(({ id }) => written.has(id));
    for (const { id } of files) written.delete(id);
    for (const id of written.keys()) await to.dropFile(id);
    return { ...snapshot, files, missing };
  }
}

async function inSnapshot<Result>(
  { pool, onSnapshot }: Parts,
  read: (client: ClientBase) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const { rows } = await client.query<{ name: string }>('SELECT pg_export_snapshot() AS name');
    await onSnapshot?.(rows[0]?.name ?? '');
    const result = await read(client);
    await client.query('COMMIT');
    client.release();
    return result;
  } catch (error) {
    client.release(true);
    throw error;
  }
}

async function copyTables(client: ClientBase, to: BackupWriter): Promise<Snapshot> {
  const takenAt = new Date().toISOString();
  const migrations = await findMigrations(client);
  const tables: Manifest['tables'] = [];
  for (const table of await findTables(client)) tables.push(await copyTable(client, table, to));
  const erased = await findErased(client);
  const { rows: named } = await client.query<StoredFile>(
    'SELECT id, sha256 FROM public.stored_files ORDER BY id',
  );
  return { format: 1, taken_at: takenAt, migrations, tables, erased, named };
}

async function copyTable(client: ClientBase, table: Table, to: BackupWriter) {
  return to.table(table.name, async (sink) => {
    const hashed = hashInto(sink);
    const rows = await copyOut(client, copyOutOf(table), hashed.input);
    return { ...table, rows, sha256: await hashed.finish() };
  });
}

/** Hashes what goes into a sink. */
function hashInto(sink: Writable) {
  const hash = createHash('sha256');
  const input = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  const written = pipeline(input, sink);
  // It is awaited at the end; until then Node would report a rejection as unhandled.
  written.catch(() => undefined);
  return {
    input,
    finish: async (): Promise<string> => {
      input.end();
      await written;
      return hash.digest('hex');
    },
  };
}

type Copying = { to: BackupWriter; written: Map<string, StoredFile> };

/**
 * Copies files through memory, each checked against what its row says of it.
 * @returns the ids of those that the storage does not have as they were written
 */
async function copyFiles(
  files: FileStorage,
  named: readonly StoredFile[],
  { to, written }: Copying,
): Promise<string[]> {
  const missing: string[] = [];
  await inTurns(named, async (file) => {
    const bytes = await bytesOf(files, file.id);
    if (bytes === null || sha256Of(bytes) !== file.sha256) {
      missing.push(file.id);
      return;
    }
    await to.file(file.id, bytes);
    written.set(file.id, file);
  });
  return missing.toSorted();
}

/** @returns null when the storage says that it does not have it; whatever else fails is the backup's own failure */
async function bytesOf(files: FileStorage, id: string): Promise<Uint8Array | null> {
  try {
    return await files.bytes(id);
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
}

function sha256Of(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** What a folder and a bucket call a file that is not there; a bucket that is not there has another name. */
const NOT_THERE = new Set<unknown>(['ENOENT', 'NoSuchKey']);

/** Whether a storage says that it has no such file. Of an error of another kind nobody knows whether it has. */
function isNotFound(error: unknown): boolean {
  const { code, name } = asFields(asFields(error)['cause']);
  return NOT_THERE.has(code) || NOT_THERE.has(name);
}
