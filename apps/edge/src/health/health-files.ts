import { createReadStream } from 'node:fs';
import { appendFile, mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { isMissing, writeWhole } from '../releases/files.ts';
import { withStoreLock } from '../releases/store-lock.ts';
import { healthLineSchema, mergeLines, type HealthLine } from './counts.ts';

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
 * Adds lines to this day's file of this machine, in one write: the workers of a machine append to the same file, and
 * machines that share a store never do.
 */
export async function appendHealth(store: string, lines: readonly HealthLine[]): Promise<void> {
  const [first] = lines;
  if (!first) return;
  const file = `${first.at.slice(0, 10)}.${hostname().replaceAll(/[^\w-]/g, '-')}.jsonl`;
  await mkdir(healthFolder(store), { recursive: true });
  await appendFile(path.join(healthFolder(store), file), printed(lines));
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

/** Reads what was counted again and again; of a file that only grew it reads what is new. */
export function followHealth(store: string): () => Promise<HealthLine[]> {
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
  await withStoreLock(store, async () => {
    for (const name of await listDays(store)) {
      const age = (now.getTime() - Date.parse(name.slice(0, 10))) / DAY;
      const file = path.join(healthFolder(store), name);
      if (age > KEPT) await rm(file);
      else if (age > HOURS_AFTER) await compact(file, age > DAYS_AFTER ? 10 : 13);
    }
  });
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
