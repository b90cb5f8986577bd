import type { FastifyBaseLogger } from 'fastify';
import { buildApp } from './app.ts';
import { systemClock } from './clock.ts';
import type { Config } from './config.ts';
import { openDatabase, REQUEST_PATIENCE } from './database/client.ts';
import { openReadDatabase } from './database/read-database.ts';
import { openFiles } from './files/storage-location.ts';
import { startJobs } from './workers/start-jobs.ts';
import { createLive } from './live/live.ts';
import { keepOnly, smtpTransport } from './mail/transport.ts';
import { createPaymentProviders } from './payments/payment-providers.ts';
import { createPasswordHasher } from './passwords/password-hasher.ts';
import { createSessions } from './sessions/sessions.ts';
import { startTracing, stopTracing } from '@tassis/settings/tracing';
import { createThrottles } from './throttles/throttles.ts';

export type RunningApi = {
  /** Its address: `http://127.0.0.1:4000`. */
  url: string;
  /** Ends open requests, then releases the database. */
  close: () => Promise<void>;
};

type StartOptions = {
  databaseUrl: string;
  config: Config;
};

/** Starts the API on a database that is ready. */
export async function startApi({ databaseUrl, config }: StartOptions): Promise<RunningApi> {
  await startTracing('tassis-api', process.env);
  // A bucket that hangs leaves the other half of the connections.
  const writesMax = Math.ceil(config.databaseConnections / 2);
  const files = await openFiles(config.files, { writesMax });
  const database = openDatabase(databaseUrl, {
    maxConnections: config.databaseConnections,
    patience: REQUEST_PATIENCE,
  });
  const { db, pool } = database;
  let log: FastifyBaseLogger | undefined;
  const readers = openReadDatabase({
    primary: database,
    url: config.readUrl,
    maxConnections: config.databaseConnections,
    onError: (error) => log?.warn({ err: error }, 'the primary reads instead of its replica'),
  });
  const clock = systemClock;
  const transport = config.smtpUrl === null ? keepOnly : smtpTransport(config.smtpUrl);
  try {
    const app = await buildApp({
      config,
      db,
      pool,
      reading: readers.reading,
      clock,
      files,
      passwords: createPasswordHasher(),
      sessions: createSessions({ db, clock, keys: config.sessionSecrets }),
      throttles: createThrottles({ pool, limits: config.limits }),
      live: createLive({ databaseUrl, db, clock }),
      payments: createPaymentProviders(config),
    });
    log = app.log;
    pool.on('error', (error) => app.log.warn({ err: error }, 'idle database connection lost'));
    const url = await app.listen({ host: config.host, port: config.port });
    const parts = { databaseUrl, db, clock, config, files, transport, log: app.log };
    const stopJobs = await startJobs(parts).catch(async (error: unknown) => {
      await app.close();
      throw error;
    });
    const close = async () => {
      await Promise.all([app.close(), stopJobs()]);
      await Promise.all([readers.close(), database.close()]);
      await stopTracing();
    };
    return { url, close };
  } catch (error) {
    await Promise.all([readers.close(), database.close()]);
    throw error;
  }
}
