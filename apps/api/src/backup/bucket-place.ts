import { openBucket } from '@tassis/settings/bucket';
import type { Disk } from 'flydrive';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer, text as asText } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import * as z from 'zod/mini';
import { StartupError } from '../database/startup-error.ts';
import type { BackupPlace, PlaceOptions } from './backup-place.ts';
import { decrypt, encrypterFor, readIdentities } from './encryption.ts';
import { fillThrough } from './fill-through.ts';
import { inTurns } from './in-turns.ts';
import { momentOf } from './kept-backups.ts';
import { filePath, MANIFEST_FILE, parseManifest, tablePath } from './manifest.ts';

const Settings = z.object({
  BACKUP_S3_ENDPOINT: z.optional(z.url()),
  BACKUP_S3_REGION: z._default(z.string(), 'us-east-1'),
  BACKUP_S3_ACCESS_KEY_ID: z.string().check(z.minLength(1)),
  BACKUP_S3_SECRET_ACCESS_KEY: z.string().check(z.minLength(1)),
});

const ENCRYPTED = '.age';
/** The manifest lies beside the folder of its backup and is written last: what has none is not whole. */
const MANIFEST = `.${MANIFEST_FILE}${ENCRYPTED}`;

/** The ids of the files that a backup misses lie beside its manifest, one on a line. */
const MISSING = '.missing.txt';

/** Backups in a bucket, each file encrypted with age for `BACKUP_RECIPIENTS` before it leaves this machine. */
export function bucketPlace(
  address: string,
  { env, identityFiles = [] }: PlaceOptions,
): BackupPlace {
  const { disk, prefix } = openDisk(address, env);
  const manifestKey = (name: string) => `${prefix}${name}${MANIFEST}`;
  const partKey = (name: string, path: string) => `${prefix}${name}/${path}${ENCRYPTED}`;
  const missingKey = (name: string) => `${prefix}${name}${MISSING}`;
  const names = async () => {
    const { files } = await list(disk, prefix);
    return files.flatMap((file) =>
      file.endsWith(MANIFEST) ? file.slice(0, -MANIFEST.length) : [],
    );
  };
  const open = async (key: string) =>
    decrypt(await disk.getStream(key), await readIdentities(identityFiles));
  const readManifest = async (name: string) =>
    parseManifest(await asText(await open(manifestKey(name))));
  return {
    names,
    keep: async (name, write) => {
      const encrypter = encrypterFor(toRecipients(env['BACKUP_RECIPIENTS'])); // refuses before anything is read
      const put = async (key: string, bytes: Uint8Array) =>
        disk.put(key, await encrypter.bytes(bytes));
      const manifest = await write({
        table: (table, fill) =>
          inTemporaryFile(async (path) => {
            const result = await fillThrough(fill, async (rows) =>
              pipeline(await encrypter.stream(rows), createWriteStream(path, { mode: 0o600 })),
            );
            const { size } = await stat(path);
            const key = partKey(name, tablePath(table));
            await disk.putStream(key, createReadStream(path), { contentLength: size });
            return result;
          }),
        file: (id, bytes) => put(partKey(name, filePath(id)), bytes),
        dropFile: (id) => disk.delete(partKey(name, filePath(id))),
      });
      const { missing } = manifest;
      if (missing.length > 0) await disk.put(missingKey(name), missing.join('\n'));
      await put(manifestKey(name), Buffer.from(JSON.stringify(manifest)));
      return manifest;
    },
    read: async (name) => ({
      manifest: await readManifest(name),
      table: (table) => open(partKey(name, tablePath(table))),
      file: async (id) => buffer(await open(partKey(name, filePath(id)))),
    }),
    readManifest,
    missing: async (name) => {
      const { files } = await list(disk, prefix);
      if (!files.includes(`${name}${MISSING}`)) return [];
      return (await disk.get(missingKey(name))).split('\n');
    },
    takenAt: (name) => Promise.resolve(momentOf(name)),
    unfinished: async () => {
      const { folders } = await list(disk, prefix);
      const whole = new Set(await names());
      return folders.filter((name) => !whole.has(name));
    },
    // The manifest first: what is left of a removal that was broken off is not a whole backup.
    remove: async (name) => {
      await disk.delete(manifestKey(name));
      const own = `${prefix}${name}/`;
      const { files } = await list(disk, own, { recursive: true });
      await inTurns(files, (file) => disk.delete(`${own}${file}`));
      await disk.delete(missingKey(name));
    },
  };
}

function openDisk(address: string, env: PlaceOptions['env']) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const { data: said } = Settings.safeParse(given);
  if (said === undefined)
    throw new StartupError(
      `There is no key to s3://${address}.`,
      'Set BACKUP_S3_ACCESS_KEY_ID and BACKUP_S3_SECRET_ACCESS_KEY; BACKUP_S3_ENDPOINT and BACKUP_S3_REGION where the bucket is not Amazon’s.',
    );
  const [bucket = '', ...folders] = address.split('/');
  const disk = openBucket({
    bucket,
    endpoint: said.BACKUP_S3_ENDPOINT ?? null,
    region: said.BACKUP_S3_REGION,
    keyId: said.BACKUP_S3_ACCESS_KEY_ID,
    secret: said.BACKUP_S3_SECRET_ACCESS_KEY,
  });
  return { disk, prefix: folders.map((folder) => `${folder}/`).join('') };
}

/** The recipients in `BACKUP_RECIPIENTS`, separated by commas. */
function toRecipients(text: string | undefined): string[] {
  const recipients = (text ?? '').split(',').map((recipient) => recipient.trim());
  if (recipients.every((recipient) => recipient.startsWith('age1'))) return recipients;
  throw new StartupError(
    'BACKUP_RECIPIENTS names nobody for whom a backup is encrypted.',
    'Name one or more recipients (age1…), separated by commas: age-keygen makes them (docs/how-to/back-up.md).',
  );
}

/** The names below a prefix: of files and, unless it is recursive, of folders. */
async function list(disk: Disk, prefix: string, { recursive = false } = {}) {
  const files: string[] = [];
  const folders: string[] = [];
  let paginationToken: string | undefined;
  do {
    const page = await disk.listAll(prefix || '/', {
      recursive,
      ...(paginationToken !== undefined && { paginationToken }),
    });
    for (const found of page.objects) {
      const key = found.isFile ? found.key : found.prefix;
      // Flydrive drops the slash at the end of a prefix: it lists siblings whose names begin alike, too.
      if (key.startsWith(prefix)) (found.isFile ? files : folders).push(key.slice(prefix.length));
    }
    ({ paginationToken } = page);
  } while (paginationToken !== undefined);
  return { files, folders };
}

/** The name of a file that is gone afterwards, in a folder that its owner alone can read. `TMPDIR` names where. */
async function inTemporaryFile<Result>(work: (path: string) => Promise<Result>) {
  const folder = await mkdtemp(join(tmpdir(), 'tassis-backup-'));
  try {
    return await work(join(folder, 'encrypted'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
