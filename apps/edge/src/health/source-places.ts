import { once } from 'node:events';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { withoutRetry } from '@tassis/platform/release';
import * as z from 'zod/mini';
import { MAPS } from '../releases/client-files.ts';
import { releaseFolder } from '../releases/store.ts';
import type { MapJob } from './map-places-worker.ts';

const TIME_LIMIT = 20_000; // milliseconds of a thread
const MEMORY_LIMIT = 192; // MB of a thread
/** Places that one call looks up; the others stay as they were reported. */
const MOST_PLACES = 1000;
/** Places of which a process keeps the sources. */
const MOST_KEPT = 10_000;

/** A place in a release. No part begins with a dot, so that none leads out of the release's folder. */
const placeForm =
  /^\/mfe\/([a-z][a-z-]*)\/(\d[\w.+-]*)\/((?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.js):(\d{1,7}):(\d{1,7})$/;

const answerSchema = z.array(z.array(z.nullable(z.string())));

/** Sources by store and place; what is released does not change. */
const known = new Map<string, string>();
let working = Promise.resolve();

/**
 * Names the sources of places in releases, a line each: `apps/ordering/src/form.tsx:12:5` for
 * `/mfe/ordering/1.2.3-ab/form.js:1:234`. A place whose release has no map of it stays as it is. The maps are read in a thread,
 * one call after the other: no visitor waits for that.
 */
export async function toSources(store: string, stacks: readonly string[]): Promise<string[]> {
  const places = new Set(stacks.flatMap((stack) => stack.split('\n')));
  working = working.then(() => learn(store, places)).catch(() => undefined);
  await working;
  const toSource = (place: string) => known.get(keyOf(store, place)) ?? place;
  return stacks.map((stack) => stack.split('\n').map(toSource).join('\n'));
}

interface AskedPlace {
  place: string;
  /** The source map. */
  file: string;
  line: number;
  column: number;
}

async function learn(store: string, places: ReadonlySet<string>): Promise<void> {
  const asked = [...places]
    .filter((place) => !known.has(keyOf(store, place)))
    .flatMap((place) => parsePlace(store, place))
    .slice(0, MOST_PLACES);
  if (asked.length === 0) return;
  const byFile = [...Map.groupBy(asked, ({ file }) => file)];
  const jobs: MapJob[] = byFile.map(([file, ofFile]) => ({
    file,
    positions: ofFile.map(({ line, column }) => ({ line, column })),
  }));
  const sources = (await askThread(jobs)).flat();
  if (known.size > MOST_KEPT) known.clear();
  for (const [at, { place }] of byFile.flatMap(([, ofFile]) => ofFile).entries())
    known.set(keyOf(store, place), sources[at] ?? place);
}

function parsePlace(store: string, place: string): AskedPlace[] {
  const [, id, version, script, line, column] = placeForm.exec(withoutRetry(place)) ?? [];
  if (id === undefined || version === undefined) return [];
  const file = path.join(releaseFolder(store, id, version), `${MAPS}${script}.map`);
  return [{ place, file, line: Number(line), column: Number(column) }];
}

async function askThread(jobs: readonly MapJob[]): Promise<z.infer<typeof answerSchema>> {
  const { dir, ext } = path.parse(import.meta.filename);
  const thread = new Worker(path.join(dir, `map-places-worker${ext}`), {
    workerData: jobs,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_LIMIT },
  });
  try {
    const signal = AbortSignal.timeout(TIME_LIMIT);
    const answer: unknown[] = await once(thread, 'message', { signal });
    return answerSchema.parse(answer[0]);
  } finally {
    await thread.terminate();
  }
}

function keyOf(store: string, place: string): string {
  return `${store} ${place}`;
}
