import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Disk } from 'flydrive';
import * as z from 'zod/mini';
import { copyAll, inTurns } from './copy-files.ts';
import { filesIn } from './files.ts';
import type { ReleasePlace } from './import-release.ts';
import { parseProvenance, provenanceFile } from './provenance.ts';
import { ReleaseRefusal } from './refusal.ts';
import type { AppVersion } from './store-build.ts';

const ANSWER_MS = 30_000;

/** A store in a bucket. */
export interface BucketPlace extends ReleasePlace {
  /** Removes the files of a release. */
  remove: (app: AppVersion) => Promise<void>;
  /** A single file by its path in the store; undefined when it cannot be had. */
  getFile: (file: string) => Promise<Uint8Array | undefined>;
  putFile: (file: string, content: Uint8Array) => Promise<void>;
}

/** Opens a store in a bucket, `s3://<bucket>/<folder>`. Nothing is asked of the bucket yet. */
export async function openBucketPlace(address: string): Promise<BucketPlace> {
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
    remove: async (app) => {
      await inTurns(await keysIn(disk, `${folderOf(app)}/`), (key) => disk.delete(key));
      await disk.delete(keyOf(provenanceFile(app)));
    },
    getFile: (file) => disk.getBytes(keyOf(file)).catch(() => undefined),
    putFile: (file, content) => disk.put(keyOf(file), content),
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
  const disk = openBucket(
    {
      bucket,
      endpoint: said.S3_ENDPOINT ?? null,
      region: said.S3_REGION,
      keyId: said.S3_ACCESS_KEY_ID,
      secret: said.S3_SECRET_ACCESS_KEY,
    },
    { answerMs: ANSWER_MS },
  );
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
