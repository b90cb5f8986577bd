import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { CHANNEL } from './announcement.ts';

/** A dead connection is noticed within this time. */
const CHECK_MS = 20_000;
const CHECK_TIMEOUT_MS = 5_000;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;

type Heard = {
  onPayload: (payload: string) => void;
  /** Called after the connection was lost for a while, because announcements may have been missed. */
  onGap: () => void;
  onError: (error: unknown) => void;
};

/** Listens to the announcements of the database, also after its restarts. */
export function listenToDatabase(databaseUrl: string, { onPayload, onGap, onError }: Heard) {
  const stop = new AbortController();
  const { signal } = stop;
  const stay = async () => {
    let pause = FIRST_PAUSE_MS;
    for (let attempt = 0; !signal.aborted; attempt += 1) {
      const connection = connectionTo(databaseUrl, onPayload);
      try {
        await connection.open();
        if (attempt > 0) onGap();
        pause = FIRST_PAUSE_MS;
        await connection.untilLost(signal);
      } catch (error) {
        if (!signal.aborted) onError(error);
      } finally {
        await connection.close();
      }
      // With jitter, so that not all processes reconnect at the same moment.
      await sleep(pause * (0.5 + Math.random()), undefined, { signal }).catch(() => undefined);
      pause = Math.min(2 * pause, LONGEST_PAUSE_MS);
    }
  };
  const staying = stay();
  return {
    close: async () => {
      stop.abort();
      await staying;
    },
  };
}

function connectionTo(databaseUrl: string, onPayload: (payload: string) => void) {
  const client = new Client({
    connectionString: databaseUrl,
    application_name: 'tassis-changes',
    connectionTimeoutMillis: CHECK_TIMEOUT_MS,
    query_timeout: CHECK_TIMEOUT_MS,
    keepAlive: true,
  });
  const lost = Promise.withResolvers<void>();
  client.on('error', () => lost.resolve());
  client.on('end', () => lost.resolve());
  client.on('notification', ({ payload }) => onPayload(payload ?? ''));
  return {
    open: async () => {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
    },
    /** Resolves when the server is gone or no longer answers, or the caller aborts. */
    untilLost: async (signal: AbortSignal) => {
      const stop = () => lost.resolve();
      signal.addEventListener('abort', stop, { once: true });
      const check = setInterval(() => void client.query('SELECT 1').catch(stop), CHECK_MS);
      if (!signal.aborted) await lost.promise;
      clearInterval(check);
      signal.removeEventListener('abort', stop);
    },
    close: () => client.end().catch(() => undefined),
  };
}
