import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { ClientBase, Pool } from 'pg';
import type { FileStorage } from '../files/file-storage.ts';
import { PARTIAL } from './backup-place.ts';
import { copyOut } from './copy.ts';
import { findErased } from './erasures.repository.ts';
import { filePath, hashedFile, MANIFEST_FILE, tablePath, type Manifest } from './manifest.ts';
import { copyOutOf, findMigrations, findTables, type Table } from './tables.ts';

type Parts = {
  pool: Pool;
  files: FileStorage;
  /** Called with the name of the snapshot, so that other connections can read the same state. */
  onSnapshot?: (snapshot: string) => Promise<void>;
};

/** A draft that is deleted after the snapshot takes its file with it; the backup then starts again. */
const TRIES = 3;

/** Copies tables and files into a new folder, as they were at one moment, while the API goes on working. */
export async function takeBackup(parts: Parts, folder: string): Promise<Manifest> {
  const draft = `${folder}${PARTIAL}`;
  for (let tries = 1; ; tries += 1) {
    await rm(draft, { recursive: true, force: true });
    await mkdir(join(draft, 'tables'), { recursive: true, mode: 0o700 });
    await mkdir(join(draft, 'files'));
    const manifest = await inSnapshot(parts, (client) => fill(parts, client, draft));
    if (manifest.missing.length > 0 && tries < TRIES) continue;
    await writeFile(join(draft, MANIFEST_FILE), JSON.stringify(manifest, null, 1), { flush: true });
    await rename(draft, folder);
    return manifest;
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

async function fill({ files }: Parts, client: ClientBase, folder: string): Promise<Manifest> {
  const takenAt = new Date().toISOString();
  const migrations = await findMigrations(client);
  const tables: Manifest['tables'] = [];
  for (const table of await findTables(client)) tables.push(await copyTable(client, table, folder));
  const kept = await copyFiles(files, client, folder);
  const erased = await findErased(client);
  return { format: 1, taken_at: takenAt, migrations, tables, ...kept, erased };
}

async function copyTable(client: ClientBase, table: Table, folder: string) {
  const file = hashedFile(tablePath(folder, table.name));
  const rows = await copyOut(client, copyOutOf(table), file.input);
  return { ...table, rows, sha256: await file.finish() };
}

/** The files that the rows of the snapshot name, checked against what the rows say of them. */
async function copyFiles(files: FileStorage, client: ClientBase, folder: string) {
  const { rows } = await client.query<{ id: string; sha256: string }>(
    'SELECT id, sha256 FROM public.stored_files ORDER BY id',
  );
  const kept: Manifest['files'] = [];
  const missing: string[] = [];
  for (const { id, sha256 } of rows) {
    const found = await copyFile(files, id, filePath(folder, id));
    if (found === sha256) kept.push({ id, sha256 });
    else missing.push(id);
  }
  return { files: kept, missing };
}

/** @returns its checksum; null when the storage does not have it */
async function copyFile(files: FileStorage, id: string, path: string): Promise<string | null> {
  const file = hashedFile(path);
  try {
    await pipeline(await files.stream(id), file.input);
    return await file.finish();
  } catch {
    file.input.destroy();
    await rm(path, { force: true });
    return null;
  }
}
