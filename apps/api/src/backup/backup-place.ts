import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { MANIFEST_FILE, readManifest, type Manifest } from './manifest.ts';

/** Where backups lie, each under its name. */
export type BackupPlace = {
  /** The names of whole backups. */
  names: () => Promise<string[]>;
  /** Has a backup written into a new folder, and keeps it under this name. */
  keep: (name: string, write: (folder: string) => Promise<Manifest>) => Promise<Manifest>;
  /** Reads a backup in a folder on this machine. A bucket's is fetched and decrypted, and removed here afterwards. */
  read: <Result>(name: string, work: (folder: string) => Promise<Result>) => Promise<Result>;
  readManifest: (name: string) => Promise<Manifest>;
  /** When it was taken. Of a bucket's backup the name tells, since this machine need not be able to read it. */
  takenAt: (name: string) => Promise<Date | null>;
  /** The names of what runs that were broken off have left. */
  unfinished: () => Promise<string[]>;
  remove: (name: string) => Promise<void>;
};

type Environment = Readonly<Record<string, string | undefined>>;
export type PlaceOptions = {
  env: Environment;
  /** The file of the identity that decrypts; needed to read from a bucket. */
  identityFile?: string | undefined;
};

const BUCKET = 's3://';
export const PARTIAL = '.partial';

/** The default place of backups: `BACKUP_DIR`, a folder or `s3://bucket/folder`, else `backups` in the current directory. */
export function defaultPlace(env: Environment): string {
  const address = env['BACKUP_DIR'] || 'backups';
  return isBucket(address) ? address.replace(/\/+$/u, '') : resolve(address);
}

/** The place and the name in the address of one backup. */
export function splitAddress(address: string): { place: string; name: string } {
  const whole = isBucket(address) ? address.replace(/\/+$/u, '') : resolve(address);
  const place = isBucket(whole) ? whole.slice(0, whole.lastIndexOf('/')) : dirname(whole);
  return { place, name: basename(whole) };
}

/** Opens a place by its address. The S3 client and the encryption are loaded only where a bucket is named. */
export async function openPlace(address: string, options: PlaceOptions): Promise<BackupPlace> {
  if (!isBucket(address)) return folderPlace(address);
  const { bucketPlace } = await import('./bucket-place.ts');
  return bucketPlace(address.slice(BUCKET.length), options);
}

function isBucket(address: string): boolean {
  return address.startsWith(BUCKET);
}

function folderPlace(folder: string): BackupPlace {
  const inside = () => readdir(folder).catch(() => []);
  return {
    names: async () =>
      (await inside()).filter(
        (name) => !name.endsWith(PARTIAL) && existsSync(join(folder, name, MANIFEST_FILE)),
      ),
    keep: (name, write) => write(join(folder, name)),
    read: (name, work) => work(join(folder, name)),
    readManifest: (name) => readManifest(join(folder, name)),
    takenAt: async (name) => new Date((await readManifest(join(folder, name))).taken_at),
    unfinished: async () => (await inside()).filter((name) => name.endsWith(PARTIAL)),
    remove: (name) => rm(join(folder, name), { recursive: true }),
  };
}
