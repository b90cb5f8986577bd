import { loadavg } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';

/** Above this load other work would disturb the benchmark. */
export const calmLoad = 0.5;

const patienceMs = 300_000;

/** Waits until the load of the last minute is low; returns the load, low or not. */
export async function waitForCalm(): Promise<number> {
  const end = performance.now() + patienceMs;
  while (loadNow() > calmLoad && performance.now() < end) await delay(2000);
  return loadNow();
}

/** The load of the last minute. */
export function loadNow(): number {
  return loadavg()[0] ?? Infinity;
}
