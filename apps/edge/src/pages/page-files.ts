import { createHash } from 'node:crypto';
import { hashOfPageFile, keepPageFile } from '../releases/page-file.ts';
import { sharePageFile } from '../releases/shared/page-files.ts';
import { sharedStoreOf } from '../releases/shared/shared-store.ts';
import { PAGE_FILES } from '../releases/store.ts';

/** A file of a page: its URL, and the hash (SRI) by which the browser checks it. */
export interface PageFile {
  href: string;
  integrity: string;
}

/** Stores a file that a page fetches, under its own hash; every edge of a shared store can answer for it then. */
export async function storePageFile(store: string, name: string, text: string): Promise<PageFile> {
  const content = Buffer.from(text);
  const hash = hashOfPageFile(content);
  await keepPageFile(store, { hash, name }, content);
  const shared = sharedStoreOf(store);
  if (shared) await sharePageFile(shared, { hash, name }, content);
  const digest = createHash('sha256').update(content).digest('base64');
  return { href: `/mfe/${PAGE_FILES}/${hash}/${name}`, integrity: `sha256-${digest}` };
}
