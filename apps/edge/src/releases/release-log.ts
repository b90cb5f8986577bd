import { appendFile, readFile, rm } from 'node:fs/promises';
import { userInfo } from 'node:os';
import path from 'node:path';
import * as z from 'zod/mini';
import { flush, isMissing, writeWhole } from './files.ts';

const lineSchema = z.object({
  /** When; equal to the `release` of the manifest that this change made. */
  at: z.string(),
  id: z.string(),
  version: z.string(),
  /** The version that stood before; absent for an app's first release. */
  previous: z.optional(z.string()),
  action: z.enum(['release', 'rollback']),
  /** The account that did it. */
  by: z.string(),
});

/** One change of what is released. */
export type LogLine = z.infer<typeof lineSchema>;

/** Where the log lies: JSON lines, only ever added to. */
export function logPath(store: string): string {
  return path.join(store, 'release-log.jsonl');
}

/** The changes so far, oldest first; a line that a failing machine cut short is left out. */
export async function readLog(store: string): Promise<LogLine[]> {
  return (await textOf(logPath(store))).split('\n').flatMap(lineFrom);
}

/** What was released before `version` was; nothing for a first release. */
export function versionBefore(log: LogLine[], id: string, version: string): string | undefined {
  const isItsRelease = (line: LogLine) =>
    line.id === id &&
    line.version === version &&
    line.previous !== version && // its entry changed, not its version
    line.action === 'release';
  return log.findLast(isItsRelease)?.previous;
}

/**
 * Notes a change before it is made. Should the publisher die between the manifest's move and the log's, the next one
 * finds here what to write (`settleLog`).
 */
export async function announce(store: string, line: LogLine): Promise<void> {
  await writeWhole(announcedPath(store), JSON.stringify(line));
}

/** Writes down the announced change if it was made: if the manifest carries its moment. */
export async function settleLog(store: string, release: string): Promise<void> {
  const [announced] = lineFrom(await textOf(announcedPath(store)));
  if (announced?.at === release) await append(store, announced);
  await rm(announcedPath(store), { force: true });
}

/** The account, without the machine's name. */
export function currentUser(): string {
  try {
    return userInfo().username;
  } catch {
    return `uid ${process.getuid?.() ?? '?'}`; // an account that the system has no name for
  }
}

async function append(store: string, line: LogLine): Promise<void> {
  const text = await textOf(logPath(store));
  if (text.split('\n').flatMap(lineFrom).at(-1)?.at === line.at) return;
  const separator = text === '' || text.endsWith('\n') ? '' : '\n';
  await appendFile(logPath(store), `${separator}${JSON.stringify(line)}\n`);
  await flush(logPath(store));
}

function announcedPath(store: string): string {
  return path.join(store, 'release-log.next.json');
}

async function textOf(file: string): Promise<string> {
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
