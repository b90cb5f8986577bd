import { createHash, randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compressText } from './compress.ts';
import { exists } from './files.ts';
import { PAGE_FILES, releaseFolder } from './store.ts';

/** A file that pages fetch, by its address below `/mfe/pages`. */
export interface PageFileName {
  /** Of its content. */
  hash: string;
  name: string;
}

/** The hash in the address of a file of pages. */
export function hashOfPageFile(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 12);
}

/** Writes a file of pages with its compressed copy, unless it is there. */
export async function keepPageFile(
  store: string,
  { hash, name }: PageFileName,
  content: Uint8Array,
): Promise<void> {
  const folder = releaseFolder(store, PAGE_FILES, hash);
  const file = path.join(folder, name);
  if (await exists(file)) return;
  await mkdir(folder, { recursive: true });
  await writeWhole(`${file}.br`, await compressText(Buffer.from(content)));
  await writeWhole(file, content);
}

async function writeWhole(file: string, content: Uint8Array): Promise<void> {
  const draft = `${file}.${randomUUID()}.tmp`; // two pages with the same style may be made at once
  await writeFile(draft, content);
  await rename(draft, file);
}
