import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import * as z from 'zod/mini';
import { StartupError } from '../database/startup-error.ts';

const Table = z.object({
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.number(),
  sha256: z.string(),
});
const StoredFile = z.object({ id: z.string(), sha256: z.string() });

/** What a backup holds. It is written last: a folder without it is not a complete backup. */
const Manifest = z.object({
  format: z.literal(1),
  taken_at: z.string(),
  migrations: z.array(z.string()),
  tables: z.array(Table),
  files: z.array(StoredFile),
  /** Rows of `stored_files` whose file the storage did not have. */
  missing: z.array(z.string()),
  /** The ids of all accounts that were erased before; older backups have no list. */
  erased: z._default(z.array(z.string()), []),
});

export type Manifest = z.output<typeof Manifest>;

export const MANIFEST_FILE = 'manifest.json';

export const tablePath = (folder: string, name: string) =>
  join(folder, 'tables', `${name.replaceAll('"', '')}.copy`);
export const filePath = (folder: string, id: string) => join(folder, 'files', id);

export async function readManifest(folder: string): Promise<Manifest> {
  try {
    return Manifest.parse(JSON.parse(await readFile(join(folder, MANIFEST_FILE), 'utf8')));
  } catch (cause) {
    throw new StartupError(
      `${folder} holds no backup that this version can read.`,
      'Name the folder that `pnpm backup` printed.',
      { cause },
    );
  }
}

/** A file that is written and hashed on the way. */
export function hashedFile(path: string) {
  const hash = createHash('sha256');
  const input = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  const written = pipeline(input, createWriteStream(path, { mode: 0o600, flush: true }));
  // The caller handles the rejection where it awaits `written`; without this line Node would report it as unhandled first.
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

export async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
