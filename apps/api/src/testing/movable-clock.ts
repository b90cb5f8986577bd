import type { Clock } from '../clock.ts';

export type MovableClock = Clock & { advance: (seconds: number) => void };

/** A clock that stands still until it is moved. */
export function movableClock(start = '2026-11-21T10:00:00.000Z'): MovableClock {
  let now = Date.parse(start);
  return Object.assign(() => new Date(now), {
    advance: (seconds: number) => {
      now += seconds * 1000;
    },
  });
}
