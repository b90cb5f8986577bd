import { createReadStream } from 'node:fs';
import { appendFile, mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { isMissing, writeWhole } from '../releases/files.ts';
import { withFolderLock } from '../releases/folder-lock.ts';
import { sharedStoreOf, type SharedStore } from '../releases/shared/shared-store.ts';
import { healthLineSchema, mergeLines, type FreshLine, type HealthLine } from './counts.ts';
import {
  addSharedCounts,
  compactSharedCounts,
  dropReporters,
  followSharedCounts,
} from './shared-counts.ts';

const DAY = 24 * 60 * 60 * 1000;
/** Days after which a file has one line a version and hour, and one a version and day. */
const HOURS_AFTER = 2;
const DAYS_AFTER = 30;
const KEPT = 400;

/** The folder of what was counted, beside the manifest. */
export function healthFolder(store: string): string {
  return path.join(store, 'health');
}

/**
 * Adds lines to this day's file, in one write: the workers of a machine append to the same file. Machines that share a store add theirs
 * in its database instead.
 */
export async function appendHealth(store: string, lines: readonly FreshLine[]): Promise<void> {
  const [first] = lines;
  if (!first) return;
  const shared = sharedStoreOf(store);
  if (shared) return addSharedCounts(shared, lines);
  const file = `${first.at.slice(0, 10)}.${hostname().replaceAll(/[^\w-]/g, '-')}.jsonl`;
  await mkdir(healthFolder(store), { recursive: true });
  await appendFile(path.join(healthFolder(store), file), printed(lines.map(withoutNetworks)));
}

function withoutNetworks(fresh: FreshLine): HealthLine {
  const { networks: _, ...line } = fresh;
  return line;
}

/** All that was counted, oldest day first. A line that a failing machine cut short is left out. */
export async function readHealth(store: string): Promise<HealthLine[]> {
  return followHealth(store)();
}

interface ReadFile {
  /** Another one than before when the file was compacted. */
  inode: number;
  /** Bytes that were read, to the end of the last whole line. */
  size: number;
  lines: HealthLine[];
}

/** Reads what was counted again and again, by all machines that share the store; only what is new is read anew. */
export function followHealth(store: string): () => Promise<HealthLine[]> {
  const readFiles = followFiles(store);
  const shared = sharedStoreOf(store);
  if (!shared) return readFiles;
  const readShared = followSharedCounts(shared);
  // The files are from before this machine shared its store.
  return async () => (await Promise.all([readFiles(), readShared()])).flat();
}

function followFiles(store: string): () => Promise<HealthLine[]> {
  let files = new Map<string, ReadFile>();
  return async () => {
    const read = new Map<string, ReadFile>();
    for (const name of await listDays(store))
      read.set(name, await readOn(path.join(healthFolder(store), name), files.get(name)));
    files = read;
    return [...read.values()].flatMap(({ lines }) => lines);
  };
}

const none: ReadFile = { inode: 0, size: 0, lines: [] };

async function readOn(file: string, before: ReadFile = none): Promise<ReadFile> {
  try {
    const { ino: inode, size } = await stat(file);
    const known = inode === before.inode && size >= before.size ? before : none;
    if (size === known.size) return { ...known, inode };
    const fresh = await text(createReadStream(file, { start: known.size }));
    const whole = fresh.slice(0, fresh.lastIndexOf('\n') + 1);
    const lines = mergeLines([...known.lines, ...linesIn(whole)], 16);
    return { inode, size: known.size + Buffer.byteLength(whole), lines };
  } catch (error) {
    if (isMissing(error)) return none;
    throw error;
  }
}

/**
 * Makes old days small: after two days a file has one line a version and hour, after thirty one a version and day, and
 * after four hundred days it is removed. Under the store's lock, since two that did it would lose counts.
 */
export async function compactHealth(store: string, now = new Date()): Promise<void> {
  const shared = sharedStoreOf(store);
  if (shared) await compactShared(shared, now);
  await withFolderLock(store, async () => {
    for (const name of await listDays(store)) {
      const age = (now.getTime() - Date.parse(name.slice(0, 10))) / DAY;
      const file = path.join(healthFolder(store), name);
      if (age > KEPT) await rm(file);
      else if (age > HOURS_AFTER) await compact(file, age > DAYS_AFTER ? 10 : 13);
    }
  });
}

async function compactShared(shared: SharedStore, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY);
  await compactSharedCounts(shared, daysAgo(HOURS_AFTER), 13);
  await compactSharedCounts(shared, daysAgo(DAYS_AFTER), 10);
  await compactSharedCounts(shared, daysAgo(KEPT), 0);
  await dropReporters(shared, daysAgo(DAYS_AFTER));
}

async function compact(file: string, grain: number): Promise<void> {
  const lines = linesIn(await readFile(file, 'utf8'));
  const merged = mergeLines(lines, grain);
  if (merged.length < lines.length) await writeWhole(file, printed(merged));
}

async function listDays(store: string): Promise<string[]> {
  const names = await readdir(healthFolder(store)).catch((): string[] => []);
  return names.filter((name) => /^\d{4}-\d\d-\d\d\..+\.jsonl$/.test(name)).toSorted();
}

function linesIn(content: string): HealthLine[] {
  return content.split('\n').flatMap((line) => {
    try {
      return [healthLineSchema.parse(JSON.parse(line))];
    } catch {
      return [];
    }
  });
}

function printed(lines: readonly HealthLine[]): string {
  return lines.map((line) => `${JSON.stringify(line)}\n`).join('');
}
