import { setTimeout as delay } from 'node:timers/promises';

/**
 * The memory of a process in MB: the highest heap in each half of a period, after garbage collections, and the highest
 * resident set.
 */
export type Memory = { firstHalf: number; secondHalf: number; resident: number };

const EVERY_MS = 100;

/** Samples the memory of this process until a promise settles: the heap and its external memory. */
export async function sampleMemory(end: Promise<unknown>): Promise<Memory> {
  const held: number[] = [];
  let resident = 0;
  const ended = end.then(() => true);
  do {
    globalThis.gc?.();
    const { heapUsed, external, rss } = process.memoryUsage();
    held.push((heapUsed + external) / 1e6);
    resident = Math.max(resident, rss / 1e6);
  } while (!(await Promise.race([ended, delay(EVERY_MS, false)])));
  const half = Math.ceil(held.length / 2);
  return {
    firstHalf: Math.max(...held.slice(0, half)),
    secondHalf: Math.max(...held.slice(held.length - half)),
    resident,
  };
}
