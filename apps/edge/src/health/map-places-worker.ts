/* The thread that reads source maps: to parse a large one takes a tenth of a second. */
import { readFile, stat } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import * as z from 'zod/mini';

const LARGEST = 16 * 1024 * 1024; // bytes

/** A path within the repository that the release was built of. */
const sourceForm = /^(?!.*\.\.\/)[\w@][\w@$+.()[\]/ -]{0,200}$/;

const jobSchema = z.object({
  /** A source map. */
  file: z.string(),
  /** Places in the script, both numbers from 1. */
  positions: z.array(z.object({ line: z.int().check(z.minimum(1)), column: z.int() })),
});

/** Places of one script. */
export type MapJob = z.infer<typeof jobSchema>;

const jobs = z.array(jobSchema).parse(workerData);
parentPort?.postMessage(await Promise.all(jobs.map(findSources)));

/** Null for a place without a source, and for all when the map is not there or cannot be read. */
async function findSources({ file, positions }: MapJob): Promise<(string | null)[]> {
  try {
    if ((await stat(file)).size > LARGEST) return positions.map(() => null);
    const map = new TraceMap(await readFile(file, 'utf8'));
    return positions.map(({ line, column }) => {
      const found = originalPositionFor(map, { line, column: Math.max(0, column - 1) });
      if (found.source === null || !sourceForm.test(found.source)) return null;
      return `${found.source}:${found.line}:${found.column + 1}`;
    });
  } catch {
    return positions.map(() => null);
  }
}
