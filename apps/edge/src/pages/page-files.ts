import { createHash, randomUUID } from 'node:crypto';
import { access, mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compressText } from '../releases/compress.ts';
import { releaseFolder } from '../releases/store.ts';

/** Stores a file that a page fetches, under its own hash; returns its URL. */
export async function storePageFile(store: string, name: string, text: string): Promise<string> {
  const content = Buffer.from(text);
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 12);
  const folder = releaseFolder(store, 'pages', hash);
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
  return `/mfe/pages/${hash}/${name}`;
}

async function writeWhole(file: string, content: Buffer): Promise<void> {
  const draft = `${file}.${randomUUID()}.tmp`; // two pages with the same style may be made at once
  await writeFile(draft, content);
  await rename(draft, file);
}
