import { buildApp } from './app.ts';
import { systemClock } from './clock.ts';
import type { Config } from './config.ts';
import { openDatabase } from './database/client.ts';
import { localFiles } from './files/file-storage.ts';
import { startHousekeeping } from './housekeeping.ts';
import { createPasswordHasher } from './passwords/password-hasher.ts';
import { createSessions } from './sessions/sessions.ts';
import { createThrottles } from './throttles/throttles.ts';

export type RunningApi = {
  /** Where it answers: `http://127.0.0.1:4000`. */
  url: string;
  /** Lets requests under way end, then lets go of the database. */
  close: () => Promise<void>;
};

type StartOptions = {
  databaseUrl: string;
  config: Config;
};

/** Starts the API on a database that is ready. */
export async function startApi({ databaseUrl, config }: StartOptions): Promise<RunningApi> {
  const database = openDatabase(databaseUrl, { maxConnections: config.databaseConnections });
  const { db, pool } = database;
  const clock = systemClock;
  try {
    const app = await buildApp({
      config,
      db,
      pool,
      clock,
      files: localFiles(config.filesDirectory),
      passwords: createPasswordHasher(),
      sessions: createSessions({ db, clock, key: config.sessionSecret }),
      throttles: createThrottles({ pool, limits: config.limits }),
    });
    pool.on('error', (error) => app.log.warn({ err: error }, 'idle database connection lost'));
    const url = await app.listen({ host: config.host, port: config.port });
    const stopHousekeeping = startHousekeeping({ db, clock, log: app.log });
    const close = async () => {
      stopHousekeeping();
      await app.close();
      await database.close();
    };
    return { url, close };
  } catch (error) {
    await database.close();
    throw error;
  }
}
