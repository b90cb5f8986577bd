import { appendFile, readdir, readFile, rm } from 'node:fs/promises';
import { userInfo } from 'node:os';
import path from 'node:path';
import * as z from 'zod/mini';
import { flush, isMissing, writeWhole } from './files.ts';

const lineSchema = z.object({
  /** When; equal to the `release` of the manifest that this change made, as of all that changed with it. */
  at: z.string(),
  id: z.string(),
  version: z.string(),
  /** The version that stood before; absent for an app's first release. Beside a canary that starts or is dropped, the live one. */
  previous: z.optional(z.string()),
  /**
   * What was done; `drop` of a canary, also when another change ended it. `bad` and `good` mark that
   * version and change no entry; `fallback` changes the one that the live version has.
   */
  action: z.enum([
    'release',
    'rollback',
    'enable',
    'disable',
    'canary',
    'promote',
    'drop',
    'remove',
    'bad',
    'good',
    'fallback',
  ]),
  /** Of a canary: how many of a hundred visitors get it from now on. */
  percent: z.optional(z.number()),
  /** Why a canary was dropped, or a release marked bad. */
  reason: z.optional(z.string()),
  /** The package that it is built of; absent in lines from before this was asked, and where nothing is built. */
  package: z.optional(z.string()),
  /** The commit that it is built of, where one is known, and whether the tree had other changes. */
  commit: z.optional(z.string()),
  dirty: z.optional(z.boolean()),
  /** Of a release whose pages were not opened in a browser before it went live. */
  browser: z.optional(z.literal('skipped')),
  /** The account that did it. */
  by: z.string(),
});

/** One change of an app’s entry. */
export type LogLine = z.infer<typeof lineSchema>;

/** What a line says of the release besides its version. */
export type LoggedOrigin = Pick<LogLine, 'package' | 'commit' | 'dirty' | 'browser'>;

/** The path of the log: JSON lines, append-only. */
export function logPath(store: string): string {
  return path.join(store, 'release-log.jsonl');
}

/** The changes so far, oldest first; a line that a failing machine cut short is left out. */
export async function readLog(store: string): Promise<LogLine[]> {
  return (await readText(logPath(store))).split('\n').flatMap(lineFrom);
}

/** The version that was released before `version`; undefined for a first release. */
export function versionBefore(log: LogLine[], id: string, version: string): string | undefined {
  const isItsRelease = (line: LogLine) =>
    line.id === id &&
    line.version === version &&
    line.previous !== version && // its entry changed, not its version
    (line.action === 'release' || line.action === 'promote');
  return log.findLast(isItsRelease)?.previous;
}

/** Whether a line tells of a version that became live, not of one that was only enabled, disabled or a canary. */
export function wentLive({ action }: LogLine): boolean {
  return action === 'release' || action === 'rollback' || action === 'promote';
}

/**
 * Writes the log lines of a change to a file of its own before the manifest changes. If the publisher dies before they are in
 * the log, the next one adds them (`settleLog`).
 * @param at when the change is made, as its lines say
 */
export async function announce(
  store: string,
  at: string,
  lines: readonly LogLine[],
): Promise<void> {
  await writeWhole(announcedPath(store, at), printed(lines));
}

/**
 * Adds the announced lines to the log if the change was made: if the manifest has their time. Earlier announcements led to
 * nothing; a later one is of a publisher that holds the lock beside this one, because one of them paused for long.
 */
export async function settleLog(store: string, release: string): Promise<void> {
  await append(
    store,
    (await readText(announcedPath(store, release))).split('\n').flatMap(lineFrom),
  );
  const isOver = (name: string) => {
    const moment = announcedName.exec(name)?.[1];
    return moment !== undefined && Number(moment) <= momentOf(release);
  };
  const over = (await readdir(store)).filter(isOver);
  await Promise.all(over.map((name) => rm(path.join(store, name), { force: true })));
}

/** Adds a line of its own, which no change of the manifest belongs to. Under the store's lock. */
export async function note(store: string, line: LogLine): Promise<void> {
  await append(store, [line]);
}

/** The account, without the machine's name. */
export function currentUser(): string {
  try {
    return userInfo().username;
  } catch {
    return `uid ${process.getuid?.() ?? '?'}`; // an account that the system has no name for
  }
}

/** Adds the lines that are not there yet: a publisher may have died after some of them. */
async function append(store: string, lines: readonly LogLine[]): Promise<void> {
  const text = await readText(logPath(store));
  const log = text.split('\n').flatMap(lineFrom);
  const owed = lines.filter((line) => !log.some((written) => isSame(written, line)));
  if (owed.length === 0) return;
  const separator = text === '' || text.endsWith('\n') ? '' : '\n';
  await appendFile(logPath(store), separator + printed(owed));
  await flush(logPath(store));
}

/** A release that ends a canary has two lines of one moment. */
function isSame(one: LogLine, other: LogLine): boolean {
  return one.at === other.at && one.id === other.id && one.action === other.action;
}

function printed(lines: readonly LogLine[]): string {
  return lines.map((line) => `${JSON.stringify(line)}\n`).join('');
}

const announcedName = /^release-log\.next\.(\d+)\.json$/;

function announcedPath(store: string, at: string): string {
  return path.join(store, `release-log.next.${momentOf(at)}.json`);
}

/** In milliseconds; 0 of a store that has nothing released yet. */
function momentOf(at: string): number {
  return Date.parse(at) || 0;
}

async function readText(file: string): Promise<string> {
  return readFile(file, 'utf8').catch((error: unknown) => {
    if (isMissing(error)) return '';
    throw error;
  });
}

function lineFrom(text: string): LogLine[] {
  try {
    return [lineSchema.parse(JSON.parse(text))];
  } catch {
    return [];
  }
}
