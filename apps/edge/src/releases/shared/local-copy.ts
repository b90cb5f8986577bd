import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { writePassKey } from '../../previews/preview-pass.ts';
import { isMissing, writeWhole } from '../files.ts';
import { recordProvenance } from '../provenance.ts';
import { logPath } from '../release-log.ts';
import { manifestPath, previewsPath } from '../store.ts';
import { appOf } from './listed.ts';
import type { Stamp, StoreRow } from './store-row.ts';

/** What a store on disk says in files that change; empty where there is none. */
export type Documents = Pick<StoreRow, 'manifest' | 'log' | 'previews'>;

/** Reads the documents of a store on disk. */
export async function readDocuments(store: string): Promise<Documents> {
  const [manifest, log, previews] = await Promise.all([
    readText(manifestPath(store)),
    readText(logPath(store)),
    readText(previewsPath(store)),
  ]);
  return { manifest, log, previews };
}

/** Writes those documents that differ; the manifest last, for the site follows it. */
export async function writeDocuments(store: string, wanted: Documents): Promise<void> {
  const have = await readDocuments(store);
  const files = [
    [logPath(store), have.log, wanted.log],
    [previewsPath(store), have.previews, wanted.previews],
    [manifestPath(store), have.manifest, wanted.manifest],
  ] as const;
  for (const [file, before, text] of files) if (text !== before) await writeWhole(file, text);
}

/** Brings what a store on disk says to the state of the row. Under the store's lock, with the releases that it names there. */
export async function writeCopy(store: string, row: StoreRow): Promise<void> {
  for (const [name, { provenance }] of Object.entries(row.listed))
    if (provenance) await recordProvenance(store, appOf(name), provenance);
  await writePassKey(store, Buffer.from(row.passKey, 'base64'));
  await writeDocuments(store, row);
  const { id, version } = row;
  await writeWhole(stampPath(store), JSON.stringify({ id, version } satisfies Stamp));
}

const stampSchema = z.object({ id: z.string(), version: z.number() });

/** Which state of the shared store lies on this disk; undefined before the first. */
export async function readCopyStamp(store: string): Promise<Stamp | undefined> {
  try {
    return stampSchema.parse(JSON.parse(await readText(stampPath(store))));
  } catch {
    return undefined;
  }
}

function stampPath(store: string): string {
  return path.join(store, 'shared.json');
}

async function readText(file: string): Promise<string> {
  return readFile(file, 'utf8').catch((error: unknown) => {
    if (isMissing(error)) return '';
    throw error;
  });
}
