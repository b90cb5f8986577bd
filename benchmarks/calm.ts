import { loadavg } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';

/** Above this load the machine does something else beside the benchmark. */
export const calmLoad = 0.5;

const patienceMs = 300_000;

/** Waits for the load of a minute to fall to what is calm; returns the load, calm or not. */
export async function waitForCalm(): Promise<number> {
  const end = performance.now() + patienceMs;
  while (loadNow() > calmLoad && performance.now() < end) await delay(2000);
  return loadNow();
}

/** The load of the last minute. */
export function loadNow(): number {
  return loadavg()[0] ?? Infinity;
}
