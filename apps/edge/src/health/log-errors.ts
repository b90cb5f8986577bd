import type { FastifyBaseLogger } from 'fastify';
import type { ReportedError } from './health-errors.ts';
import { toSources } from './source-places.ts';

const MINUTE = 60_000; // milliseconds
/** Errors that a process logs in a minute, so that a flood of reports does not fill the log. */
const MOST_IN_MINUTE = 10;
/** Errors that a process remembers to have logged. */
const MOST_REMEMBERED = 1000;

/**
 * Logs errors of releases with the sources of their places, each once in the life of a process. The store keeps every one, as it
 * was reported.
 */
export function errorLogger(
  store: string,
  log: Pick<FastifyBaseLogger, 'warn'>,
): (error: ReportedError) => Promise<void> {
  const logged = new Set<string>();
  let minute = 0;
  let inMinute = 0;
  return async ({ id, version, kind, message, stack }) => {
    const key = [id, version, kind, message, stack].join('\n');
    const thisMinute = Math.floor(Date.now() / MINUTE);
    if (thisMinute !== minute) inMinute = 0;
    minute = thisMinute;
    if (logged.has(key) || inMinute >= MOST_IN_MINUTE) return;
    if (logged.size >= MOST_REMEMBERED) logged.clear();
    logged.add(key);
    inMinute += 1;
    const [sources] = await toSources(store, [stack]);
    const error = { area: id, version, kind, message, stack: sources };
    log.warn({ client_error: error }, 'client error');
  };
}
