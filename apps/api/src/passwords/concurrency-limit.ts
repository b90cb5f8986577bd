import { ApiError } from '../http/api-error.ts';

type Limits = { atOnce: number; waitingMax: number };

/** Runs so many jobs at once, lets so many wait, refuses the rest as `overloaded`. */
export function concurrencyLimit({ atOnce, waitingMax }: Limits) {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async function limited<Result>(job: () => Promise<Result>): Promise<Result> {
    if (running >= atOnce) {
      if (waiting.length >= waitingMax) throw new ApiError('overloaded', { retryAfterSeconds: 5 });
      // Whoever wakes us hands over its place, so `running` stays as it is.
      await new Promise<void>((wake) => waiting.push(wake));
    } else {
      running += 1;
    }
    try {
      return await job();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
