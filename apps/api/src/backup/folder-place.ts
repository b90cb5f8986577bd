import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { StartupError } from '../database/startup-error.ts';
import type { BackupPlace, BackupWriter } from './backup-place.ts';
import { fillThrough } from './fill-through.ts';
import { filePath, MANIFEST_FILE, parseManifest, tablePath, type Manifest } from './manifest.ts';

/** What the folder of a backup is called until it is whole. */
export const PARTIAL = '.partial';

/** Nobody but the owner reads a backup. */
const PRIVATE = { mode: 0o600, flush: true } as const;

/** Backups in a folder of this machine, each in a folder of its own. */
export function folderPlace(place: string): BackupPlace {
  const inside = () => readdir(place).catch(() => []);
  const manifestOf = (name: string) => readManifest(join(place, name));
  return {
    names: async () =>
      (await inside()).filter(
        (name) => !name.endsWith(PARTIAL) && existsSync(join(place, name, MANIFEST_FILE)),
      ),
    keep: async (name, write) => {
      const folder = join(place, name);
      const draft = `${folder}${PARTIAL}`;
      await rm(draft, { recursive: true, force: true });
      const manifest = await write(await writerInto(draft));
      await writeFile(join(draft, MANIFEST_FILE), JSON.stringify(manifest, null, 1), PRIVATE);
      await rename(draft, folder);
      return manifest;
    },
    read: async (name) => ({
      manifest: await manifestOf(name),
      table: (table) => Promise.resolve(createReadStream(join(place, name, tablePath(table)))),
      file: (id) => readFile(join(place, name, filePath(id))),
    }),
    readManifest: manifestOf,
    missing: async (name) => (await manifestOf(name)).missing,
    takenAt: async (name) => new Date((await manifestOf(name)).taken_at),
    unfinished: async () => (await inside()).filter((name) => name.endsWith(PARTIAL)),
    remove: (name) => rm(join(place, name), { recursive: true }),
  };
}

async function writerInto(folder: string): Promise<BackupWriter> {
  for (const path of [tablePath('any'), filePath('any')])
    await mkdir(join(folder, dirname(path)), { recursive: true, mode: 0o700 });
  return {
    table: (name, fill) => {
      const target = createWriteStream(join(folder, tablePath(name)), PRIVATE);
      return fillThrough(fill, (rows) => pipeline(rows, target));
    },
    file: (id, bytes) => writeFile(join(folder, filePath(id)), bytes, PRIVATE),
    dropFile: (id) => rm(join(folder, filePath(id))),
  };
}

async function readManifest(folder: string): Promise<Manifest> {
  try {
    return parseManifest(await readFile(join(folder, MANIFEST_FILE), 'utf8'));
  } catch (cause) {
    throw new StartupError(
      `${folder} holds no backup that this version can read.`,
      'Name the folder that `pnpm backup` printed.',
      { cause },
    );
  }
}
