import { basename, dirname, resolve } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { folderPlace } from './folder-place.ts';
import type { Manifest } from './manifest.ts';

/** Takes the parts of a backup that is being written. */
export type BackupWriter = {
  /** Writes a table, as `fill` gives its rows. */
  table: <Result>(name: string, fill: (rows: Writable) => Promise<Result>) => Promise<Result>;
  file: (id: string, bytes: Uint8Array) => Promise<void>;
  /** Takes back a file that was written before. */
  dropFile: (id: string) => Promise<void>;
};

/** Gives the parts of a whole backup, one at a time. */
export type BackupReader = {
  manifest: Manifest;
  table: (name: string) => Promise<Readable>;
  file: (id: string) => Promise<Uint8Array>;
};

/** Where backups lie, each under its name. */
export type BackupPlace = {
  /** The names of whole backups. */
  names: () => Promise<string[]>;
  /** Has a backup written, and keeps it under this name once its manifest is there. */
  keep: (name: string, write: (to: BackupWriter) => Promise<Manifest>) => Promise<Manifest>;
  read: (name: string) => Promise<BackupReader>;
  readManifest: (name: string) => Promise<Manifest>;
  /** The ids of the files that it misses. A bucket's list of them is not encrypted, so that this machine can tell. */
  missing: (name: string) => Promise<string[]>;
  /** When it was taken. Of a bucket's backup the name tells, since this machine need not be able to read it. */
  takenAt: (name: string) => Promise<Date | null>;
  /** The names of what runs that were broken off have left. */
  unfinished: () => Promise<string[]>;
  remove: (name: string) => Promise<void>;
};

type Environment = Readonly<Record<string, string | undefined>>;
export type PlaceOptions = {
  env: Environment;
  /** The files of the identities that decrypt; needed to read from a bucket. */
  identityFiles?: readonly string[];
};

const BUCKET = 's3://';

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
