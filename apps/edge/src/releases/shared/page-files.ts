import { setTimeout as pause } from 'node:timers/promises';
import { hashOfPageFile, keepPageFile, type PageFileName } from '../page-file.ts';
import { PAGE_FILES } from '../store.ts';
import type { SharedStore } from './shared-store.ts';

/** Milliseconds for which a page waits until other edges can get its files. */
const PATIENCE = 2_000;

const shareds = new WeakMap<SharedStore, Set<string>>();

/**
 * Puts a file of pages into the bucket, so that every edge can answer for the page of another one; once in the life of a process. While the
 * bucket does not answer, pages are made all the same.
 */
export async function sharePageFile(
  shared: SharedStore,
  name: PageFileName,
  content: Uint8Array,
): Promise<void> {
  const known = shareds.get(shared) ?? new Set();
  shareds.set(shared, known);
  const file = pathOf(name);
  if (known.has(file)) return;
  known.add(file);
  const putting = shared.bucket.putFile(file, content).catch(() => void known.delete(file));
  await Promise.race([putting, pause(PATIENCE, undefined, { ref: false })]);
}

/** Gets a file of pages that another edge has put into the bucket. @returns whether it is there, and what its address says */
export async function fetchPageFile(
  { store, bucket }: SharedStore,
  name: PageFileName,
): Promise<boolean> {
  const content = await bucket.getFile(pathOf(name));
  if (!content || hashOfPageFile(content) !== name.hash) return false;
  await keepPageFile(store, name, content);
  return true;
}

function pathOf({ hash, name }: PageFileName): string {
  return `mfe/${PAGE_FILES}/${hash}/${name}`;
}
