import type { Contract } from '@tassis/contracts';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Client } from 'pg';
import { buildApp } from '../../apps/api/src/app.ts';
import { parseConfig } from '../../apps/api/src/config.ts';
import { openDatabase } from '../../apps/api/src/database/client.ts';
import { prepareDatabase } from '../../apps/api/src/start/prepare.ts';
import * as schema from '../../apps/api/src/database/schema/index.ts';
import { localFiles } from '../../apps/api/src/files/local-files.ts';
import { countReads, type Reads } from '../../apps/api/src/lists/reads/count-reads.ts';
import { growHouse, MARKED, type Size } from '../../apps/api/src/lists/reads/grown-house.ts';
import { recordStatements } from '../../apps/api/src/lists/reads/record-statements.ts';
import { createLive } from '../../apps/api/src/live/live.ts';
import { createPaymentProviders } from '../../apps/api/src/payments/payment-providers.ts';
import { createPasswordHasher } from '../../apps/api/src/passwords/password-hasher.ts';
import { createSessions } from '../../apps/api/src/sessions/sessions.ts';
import { insertAccount } from '../../apps/api/src/testing/accounts.ts';
import { movableClock } from '../../apps/api/src/testing/movable-clock.ts';
import { createThrottles } from '../../apps/api/src/throttles/throttles.ts';

const takeStatements = recordStatements();

/** The query of a list; `@admin` and `@client` stand for ids of the house. */
export type Question = Record<string, string | number>;

export type House = Awaited<ReturnType<typeof buildHouse>>;

/** The API in this process, on a database with this many orders, signed in as an administrator. */
export async function buildHouse(serverUrl: string, size: Size, folder: string) {
  const databaseUrl = await createDatabase(serverUrl, `lists_${size.orders}`);
  await prepareDatabase(databaseUrl, { demo: null, progress: () => undefined });
  const { pool, close } = openDatabase(databaseUrl);
  const db = drizzle(pool, { schema });
  const config = parseConfig({ APP_ENV: 'test', FILES_DIR: folder, LOG_LEVEL: 'silent' });
  // The clock stands still, so that the administrator stays signed in however long the lists take.
  const clock = movableClock();
  const sessions = createSessions({ db, clock, keys: config.sessionSecrets });
  const app = await buildApp({
    config,
    db,
    pool,
    clock,
    files: localFiles(folder),
    payments: createPaymentProviders(config),
    live: createLive({ databaseUrl, db, clock }),
    passwords: createPasswordHasher(),
    reading: (work) => work(db),
    sessions,
    throttles: createThrottles({ pool, limits: { ...config.limits, perMinute: 0 } }),
  });
  const admin = await insertAccount(db, 'admin');
  const client = await insertAccount(db, 'client');
  const partner = await insertAccount(db, 'partner');
  await growHouse(pool, size, { admin: admin.id, client: client.id, partner: partner.id });
  const pair = await sessions.begin(db, { userId: admin.id, userAgent: null });
  const headers = { authorization: `Bearer ${pair.access_token}` };
  const ids: Question = { '@admin': admin.id, '@client': client.id };
  const toPath = ({ path }: Contract, question: Question) => {
    const query = new URLSearchParams(
      Object.entries(question).map(([key, value]) => [key, String(ids[value] ?? value)]),
    );
    return `/api${path}?${query}`;
  };
  return {
    size,
    app,
    headers,
    pool,
    /** Requests a list once. Returns the duration in ms. */
    ask: async (contract: Contract, question: Question): Promise<number> => {
      const begun = performance.now();
      const answer = await app.inject({ url: toPath(contract, question), headers });
      if (answer.statusCode !== 200) throw new Error(`${contract.name}: ${answer.body}`);
      return performance.now() - begun;
    },
    /** The database's reads for a query, with the plan that it chooses in this house. */
    countReads: async (contract: Contract, question: Question): Promise<Reads> => {
      takeStatements();
      await app.inject({ url: toPath(contract, question), headers });
      return countReads(pool, takeStatements(), { likeLarge: size.orders === MARKED });
    },
    /** Whether a list accepts a query. */
    takes: async (contract: Contract, question: Question): Promise<boolean> => {
      const answer = await app.inject({ url: toPath(contract, question), headers });
      return answer.statusCode === 200;
    },
    end: async () => {
      await app.close();
      await close();
    },
  };
}

async function createDatabase(serverUrl: string, name: string): Promise<string> {
  const server = new Client({ connectionString: serverUrl });
  await server.connect();
  await server.query(`CREATE DATABASE ${name}`);
  await server.end();
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
