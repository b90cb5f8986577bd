import { appendFile, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import * as z from 'zod/mini';
import { sharedStoreOf } from '../releases/shared/shared-store.ts';
import { healthFolder } from './health-files.ts';
import { addSharedError, dropSharedErrors, readSharedErrors } from './shared-errors.ts';
import { toSources } from './source-places.ts';

const DAY = 24 * 60 * 60 * 1000;
const DAYS = 30;
/** Different errors of a release that are told. */
const MOST = 5;

const errorSchema = z.object({
  at: z.string(),
  id: z.string(),
  version: z.string(),
  kind: z.string(),
  /** In words of a fixed list, as the API has taken it. */
  message: z.string(),
  /** Places in release files, a line each. */
  stack: z.string(),
});

/** An error that a browser reported of a release. */
export type ReportedError = z.infer<typeof errorSchema>;

/** The same error of a release, as often as it was reported. */
export interface FrequentError extends Pick<ReportedError, 'kind' | 'message' | 'stack'> {
  times: number;
}

/** Keeps an error for a month, in a file a day and machine; of a shared store in its database. */
export async function appendError(store: string, error: ReportedError): Promise<void> {
  const shared = sharedStoreOf(store);
  if (shared) return addSharedError(shared, error);
  const file = `errors-${error.at.slice(0, 10)}.${hostname().replaceAll(/[^\w-]/g, '-')}.jsonl`;
  await mkdir(healthFolder(store), { recursive: true });
  await appendFile(path.join(healthFolder(store), file), `${JSON.stringify(error)}\n`);
}

/** The most frequent errors of a release within the last month, with the sources of their places. */
export async function readErrors(
  store: string,
  { id, version }: Pick<ReportedError, 'id' | 'version'>,
): Promise<FrequentError[]> {
  const shared = sharedStoreOf(store);
  const found = new Map<string, FrequentError>();
  for (const error of shared ? await readSharedErrors(shared, { id, version }) : [])
    found.set(keyOf(error), error);
  for (const name of await listFiles(store)) {
    const text = await readFile(path.join(healthFolder(store), name), 'utf8').catch(() => '');
    for (const error of text.split('\n').flatMap(errorIn)) {
      if (error.id !== id || error.version !== version) continue;
      const { kind, message, stack } = error;
      const key = keyOf(error);
      found.set(key, { kind, message, stack, times: (found.get(key)?.times ?? 0) + 1 });
    }
  }
  const errors = [...found.values()].toSorted((a, b) => b.times - a.times).slice(0, MOST);
  const stacks = errors.map(({ stack }) => stack);
  const sources = await toSources(store, stacks);
  return errors.map((error, at) => ({ ...error, stack: sources[at] ?? error.stack }));
}

function keyOf({ kind, message, stack }: Pick<ReportedError, 'kind' | 'message' | 'stack'>) {
  return [kind, message, stack].join('\n');
}

/** Removes what is older than a month. */
export async function dropOldErrors(store: string, now = Date.now()): Promise<void> {
  const shared = sharedStoreOf(store);
  if (shared) await dropSharedErrors(shared, new Date(now - DAYS * DAY));
  for (const name of await listFiles(store)) {
    const age = now - Date.parse(name.slice('errors-'.length, 'errors-'.length + 10));
    if (age > DAYS * DAY) await rm(path.join(healthFolder(store), name), { force: true });
  }
}

async function listFiles(store: string): Promise<string[]> {
  const names = await readdir(healthFolder(store)).catch((): string[] => []);
  return names.filter((name) => /^errors-\d{4}-\d\d-\d\d\..+\.jsonl$/.test(name)).toSorted();
}

function errorIn(line: string): ReportedError[] {
  try {
    return [errorSchema.parse(JSON.parse(line))];
  } catch {
    return [];
  }
}
