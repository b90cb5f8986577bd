import { openBucket } from '@tassis/settings/bucket';
import type { Disk } from 'flydrive';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { pipeline } from 'node:stream/promises';
import PQueue from 'p-queue';
import * as z from 'zod/mini';
import { StartupError } from '../database/startup-error.ts';
import type { BackupPlace, PlaceOptions } from './backup-place.ts';
import { decrypt, encrypt, readIdentity } from './encryption.ts';
import { momentOf } from './kept-backups.ts';
import { MANIFEST_FILE, readManifest } from './manifest.ts';

const Settings = z.object({
  BACKUP_S3_ENDPOINT: z.optional(z.url()),
  BACKUP_S3_REGION: z._default(z.string(), 'us-east-1'),
  BACKUP_S3_ACCESS_KEY_ID: z.string().check(z.minLength(1)),
  BACKUP_S3_SECRET_ACCESS_KEY: z.string().check(z.minLength(1)),
});

const ENCRYPTED = '.age';
/** The manifest lies beside the folder of its backup and is written last: what has none is not whole. */
const MANIFEST = `.${MANIFEST_FILE}${ENCRYPTED}`;
/** Files that are on their way at once. */
const AT_ONCE = 8;

/** Backups in a bucket, each file encrypted with age for `BACKUP_RECIPIENTS` before it leaves this machine. */
export function bucketPlace(address: string, { env, identityFile }: PlaceOptions): BackupPlace {
  const { disk, prefix } = openDisk(address, env);
  const manifestKey = (name: string) => `${prefix}${name}${MANIFEST}`;
  const put = async (path: string, key: string) => {
    const { size } = await stat(path);
    const recipients = toRecipients(env['BACKUP_RECIPIENTS']);
    const encrypted = await encrypt(createReadStream(path), size, recipients);
    await disk.putStream(key, encrypted.bytes, { contentLength: encrypted.size });
  };
  const fetchManifest = async (name: string, folder: string) => {
    const identity = await readIdentity(identityFile);
    await fetchFile(disk, manifestKey(name), { folder, file: MANIFEST_FILE, identity });
    return identity;
  };
  const names = async () => {
    const { files } = await list(disk, prefix);
    return files.flatMap((file) =>
      file.endsWith(MANIFEST) ? file.slice(0, -MANIFEST.length) : [],
    );
  };
  return {
    names,
    keep: (name, write) =>
      inTemporaryFolder(async (root) => {
        toRecipients(env['BACKUP_RECIPIENTS']); // refuses before anything is read
        const folder = join(root, name);
        const manifest = await write(folder);
        const files = (await filesIn(folder)).filter((file) => file !== MANIFEST_FILE);
        await inTurns(files, (file) =>
          put(join(folder, file), `${prefix}${name}/${file}${ENCRYPTED}`),
        );
        await put(join(folder, MANIFEST_FILE), manifestKey(name));
        return manifest;
      }),
    read: (name, work) =>
      inTemporaryFolder(async (folder) => {
        const identity = await fetchManifest(name, folder);
        const { files } = await list(disk, `${prefix}${name}/`, { recursive: true });
        await inTurns(files, (file) => {
          const key = `${prefix}${name}/${file}`;
          const plainName = file.slice(0, -ENCRYPTED.length);
          return fetchFile(disk, key, { folder, file: plainName, identity });
        });
        return work(folder);
      }),
    readManifest: (name) =>
      inTemporaryFolder(async (folder) => {
        await fetchManifest(name, folder);
        return readManifest(folder);
      }),
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

type Target = { folder: string; file: string; identity: string };

async function fetchFile(disk: Disk, key: string, { folder, file, identity }: Target) {
  const target = join(folder, file);
  if (relative(folder, target).startsWith('..'))
    throw new Error(`The backup has a file outside of it: ${file}`);
  await mkdir(dirname(target), { recursive: true });
  const plain = await decrypt(await disk.getStream(key), identity);
  await pipeline(plain, createWriteStream(target, { mode: 0o600 }));
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

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.flatMap((entry) =>
    entry.isFile() ? relative(folder, join(entry.parentPath, entry.name)) : [],
  );
}

async function inTurns(files: readonly string[], work: (file: string) => Promise<void>) {
  const queue = new PQueue({ concurrency: AT_ONCE });
  await queue.addAll(files.map((file) => () => work(file)));
}

/** A folder that its owner alone can read, and that is gone afterwards. `TMPDIR` names where: a backup lies in it for a while, unencrypted. */
async function inTemporaryFolder<Result>(work: (folder: string) => Promise<Result>) {
  const folder = await mkdtemp(join(tmpdir(), 'tassis-backup-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
