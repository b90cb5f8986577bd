import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Disk } from 'flydrive';
import * as z from 'zod/mini';
import { filesIn } from './files.ts';
import { importRelease, type PlacedRelease, type ReleasePlace } from './import-release.ts';
import { parseProvenance, provenanceFile, readProvenanceIn } from './provenance.ts';
import { ReleaseRefusal } from './refusal.ts';
import type { AppVersion } from './store-build.ts';
import { releaseFolder } from './store.ts';

/** Files that are on their way at once. */
const AT_ONCE = 16;

const named = /^(.*)#([a-z][a-z-]*)@(\d[\w.+-]*)$/;
const nested = /^(.*)\/mfe\/([a-z][a-z-]*)\/(\d[\w.+-]*)\/?$/;

/**
 * The release that an address names: `<store>#<app>@<version>`, or the path of its folder, `<store>/mfe/<app>/<version>`. The
 * store is a folder, or `s3://<bucket>/<folder>`. Undefined when it names none.
 */
export async function findPlaced(address: string): Promise<PlacedRelease | undefined> {
  const [, place, id, version] = named.exec(address) ?? nested.exec(address) ?? [];
  if (place === undefined || id === undefined || version === undefined) return undefined;
  return { id, version, place: await openPlace(place) };
}

/** Opens a store by its address; a data directory is one with `releases` in it. */
export async function openPlace(address: string): Promise<ReleasePlace> {
  if (address.startsWith('s3://')) return bucketPlace(address);
  const inside = path.join(address, 'releases');
  const isData = await stat(inside).then(
    (found) => found.isDirectory(),
    () => false,
  );
  return folderPlace(path.resolve(isData ? inside : address));
}

function folderPlace(store: string): ReleasePlace {
  return {
    fetch: async (app, folder) => {
      const from = releaseFolder(store, app.id, app.version);
      const files = await filesIn(from).catch(() => []);
      await copyAll(files, folder, async (file) => readFile(path.join(from, file)));
    },
    provenance: (app) => readProvenanceIn(path.join(store, provenanceFile(app))),
    put: async (app, { folder, provenance }) => {
      const from = folderPlace(path.resolve(folder, '../../..'));
      const place = { ...from, provenance: () => Promise.resolve(provenance) };
      await importRelease(store, { ...app, place });
    },
  };
}

async function bucketPlace(address: string): Promise<ReleasePlace> {
  const { disk, prefix } = await openBucketAt(address);
  const keyOf = (file: string) => (prefix === '' ? file : `${prefix}/${file}`);
  const folderOf = ({ id, version }: AppVersion) => keyOf(`mfe/${id}/${version}`);
  return {
    fetch: async (app, folder) => {
      const from = `${folderOf(app)}/`;
      const keys = await keysIn(disk, from);
      const files = keys.map((key) => key.slice(from.length));
      await copyAll(files, folder, (file) => disk.getBytes(`${from}${file}`));
    },
    provenance: async (app) => {
      const key = keyOf(provenanceFile(app));
      return parseProvenance(await disk.get(key).catch(() => ''));
    },
    put: async (app, { folder, provenance }) => {
      const files = await filesIn(folder);
      await inTurns(files, async (file) => {
        await disk.put(`${folderOf(app)}/${file}`, await readFile(path.join(folder, file)));
      });
      await disk.put(keyOf(provenanceFile(app)), JSON.stringify(provenance));
    },
  };
}

const bucketSchema = z.object({
  S3_ENDPOINT: z.optional(z.url()),
  S3_REGION: z._default(z.string(), 'us-east-1'),
  S3_ACCESS_KEY_ID: z.string(),
  S3_SECRET_ACCESS_KEY: z.string(),
});

/** The S3 client is loaded only where a bucket is named. */
async function openBucketAt(address: string): Promise<{ disk: Disk; prefix: string }> {
  const { data: said } = bucketSchema.safeParse(process.env);
  if (!said)
    throw new ReleaseRefusal(
      `There is no key to ${address}.`,
      'Set S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY; S3_ENDPOINT too where the bucket is not Amazon’s, and S3_REGION.',
    );
  const [bucket = '', ...prefix] = address.slice('s3://'.length).replace(/\/+$/, '').split('/');
  const { openBucket } = await import('@tassis/settings/bucket');
  const disk = openBucket({
    bucket,
    endpoint: said.S3_ENDPOINT ?? null,
    region: said.S3_REGION,
    keyId: said.S3_ACCESS_KEY_ID,
    secret: said.S3_SECRET_ACCESS_KEY,
  });
  return { disk, prefix: prefix.join('/') };
}

async function keysIn(disk: Disk, prefix: string): Promise<string[]> {
  const keys: string[] = [];
  let paginationToken: string | undefined;
  do {
    const page = await disk.listAll(prefix, {
      recursive: true,
      ...(paginationToken !== undefined && { paginationToken }),
    });
    keys.push(...[...page.objects].flatMap((found) => (found.isFile ? [found.key] : [])));
    ({ paginationToken } = page);
  } while (paginationToken !== undefined);
  return keys;
}

async function copyAll(
  files: readonly string[],
  folder: string,
  read: (file: string) => Promise<Uint8Array>,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  await inTurns(files, async (file) => {
    const target = path.join(folder, file);
    if (path.relative(folder, target).startsWith('..'))
      throw new ReleaseRefusal(`The release has a file outside of it: ${file}.`, 'Leave it.');
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, await read(file));
  });
}

async function inTurns(
  files: readonly string[],
  work: (file: string) => Promise<void>,
): Promise<void> {
  for (let from = 0; from < files.length; from += AT_ONCE)
    await Promise.all(files.slice(from, from + AT_ONCE).map(work));
}
