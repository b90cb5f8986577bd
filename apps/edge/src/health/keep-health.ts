import type { FastifyBaseLogger } from 'fastify';
import { sweepPreviews } from '../releases/previews.ts';
import { dropOldErrors } from './health-errors.ts';
import { appendHealth, compactHealth } from './health-files.ts';
import type { HealthCounter } from './health-counter.ts';

/** Milliseconds between two writes of what was counted. */
const FLUSH_INTERVAL = 5_000;
const DAY = 24 * 60 * 60 * 1000;

interface Keeping {
  store: string;
  counter: HealthCounter;
  log: Pick<FastifyBaseLogger, 'error'>;
  interval?: number | undefined;
  /** Called after each write, to judge what is known now. */
  onStored: () => Promise<void>;
}

/**
 * Writes what was counted into the store every few seconds, and for the last time when it is closed. Nobody waits for it:
 * a store that cannot be written to is only logged, once, and the counts are kept for the next time.
 */
export function keepHealth(keeping: Keeping): { close: () => Promise<void> } {
  const { store, counter, log, interval = FLUSH_INTERVAL, onStored } = keeping;
  let compactedOn = 0;
  const flush = async (): Promise<boolean> => {
    const lines = counter.take();
    try {
      await appendHealth(store, lines);
    } catch (error) {
      counter.giveBack(lines);
      throw error;
    }
    return lines.length > 0;
  };
  const keep = async () => {
    if (await flush()) await onStored();
    const today = Math.floor(Date.now() / DAY);
    if (today === compactedOn) return;
    await compactHealth(store);
    await dropOldErrors(store);
    await sweepPreviews(store); // also where nobody publishes
    compactedOn = today;
  };
  let complaint: string | undefined;
  const say = (error: unknown) => {
    const [said] = String(error).split(': ', 2).slice(-1); // a connection breaks in several ways
    if (said !== complaint) log.error({ err: error }, 'health of the releases not kept');
    complaint = said;
  };
  const work = async () => {
    await keep();
    complaint = undefined;
  };
  let working = Promise.resolve();
  const timer = setInterval(() => {
    working = working.then(work).catch(say);
  }, interval).unref();
  return {
    close: async () => {
      clearInterval(timer);
      await working;
      await flush().catch(say);
    },
  };
}
