import { createHash, randomUUID } from 'node:crypto';
import { access, mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compressText } from '../releases/compress.ts';
import { PAGE_FILES, releaseFolder } from '../releases/store.ts';

/** A file of a page: its URL, and the hash (SRI) by which the browser checks it. */
export interface PageFile {
  href: string;
  integrity: string;
}

/** Stores a file that a page fetches, under its own hash. */
export async function storePageFile(store: string, name: string, text: string): Promise<PageFile> {
  const content = Buffer.from(text);
  const digest = createHash('sha256').update(content).digest();
  const hash = digest.toString('base64url').slice(0, 12);
  const folder = releaseFolder(store, PAGE_FILES, hash);
  const file = path.join(folder, name);
  const isThere = await access(file).then(
    () => true,
    () => false,
  );
  if (!isThere) {
    await mkdir(folder, { recursive: true });
    await writeWhole(`${file}.br`, await compressText(content));
    await writeWhole(file, content);
  }
  return {
    href: `/mfe/${PAGE_FILES}/${hash}/${name}`,
    integrity: `sha256-${digest.toString('base64')}`,
  };
}

async function writeWhole(file: string, content: Buffer): Promise<void> {
  const draft = `${file}.${randomUUID()}.tmp`; // two pages with the same style may be made at once
  await writeFile(draft, content);
  await rename(draft, file);
}
