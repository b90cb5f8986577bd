import { createOrder } from '@tassis/contracts';
import { seeded } from '@tassis/testing/builders';
import { drizzle } from 'drizzle-orm/node-postgres';
import { buildApp } from '../../../apps/api/src/app.ts';
import { systemClock } from '../../../apps/api/src/clock.ts';
import { parseConfig } from '../../../apps/api/src/config.ts';
import { openDatabase } from '../../../apps/api/src/database/client.ts';
import { prepareDatabase } from '../../../apps/api/src/start/prepare.ts';
import * as schema from '../../../apps/api/src/database/schema/index.ts';
import type { Dependencies } from '../../../apps/api/src/dependencies.ts';
import { localFiles } from '../../../apps/api/src/files/local-files.ts';
import { JOBS_SCHEMA } from '../../../apps/api/src/jobs/queues.ts';
import { createLive } from '../../../apps/api/src/live/live.ts';
import { createPaymentProviders } from '../../../apps/api/src/payments/payment-providers.ts';
import { createPasswordHasher } from '../../../apps/api/src/passwords/password-hasher.ts';
import { createSessions } from '../../../apps/api/src/sessions/sessions.ts';
import { insertAccount } from '../../../apps/api/src/testing/accounts.ts';
import { anyOrder, insertPackages } from '../../../apps/api/src/testing/any-order.ts';
import { createThrottles } from '../../../apps/api/src/throttles/throttles.ts';
import type { Captured, Statement } from './captured.ts';

const ORDERS = 300;
const OTHERS = 20;
export const PASSWORD = 'Zellige-Atlas-2026!';

export interface Filled {
  email: string;
  /** The number of clients without orders, for concurrent requests. */
  others: string[];
  /** The hash of {@link PASSWORD}. */
  passwordHash: string;
  /** The packages that an order of {@link anyOrder} needs. */
  packages: Awaited<ReturnType<typeof insertPackages>>;
  reads: Captured[];
}

/** Orders of one client, made by the API itself, and the statements and bodies of its reads. */
export async function fill(databaseUrl: string, folder: string): Promise<Filled> {
  await prepareDatabase(databaseUrl, { demo: null, progress: () => undefined });
  const { pool, close } = openDatabase(databaseUrl);
  const seen: Statement[] = [];
  const logQuery = (text: string, values: unknown[]) => void seen.push({ text, values });
  const db = drizzle(pool, { schema, logger: { logQuery } });
  const config = parseConfig({ APP_ENV: 'test', FILES_DIR: folder, LOG_LEVEL: 'silent' });
  const clock = systemClock;
  const passwords = createPasswordHasher();
  const sessions = createSessions({ db, clock, keys: config.sessionSecrets });
  const throttles = createThrottles({ pool, limits: { ...config.limits, perMinute: 0 } });
  const files = localFiles(folder);
  const live = createLive({ databaseUrl, db, clock });
  const payments = createPaymentProviders(config);
  const reading: Dependencies['reading'] = (work) => work(db);
  const deps = {
    config,
    db,
    pool,
    clock,
    files,
    live,
    passwords,
    payments,
    reading,
    sessions,
    throttles,
  };
  const app = await buildApp(deps);

  const passwordHash = await passwords.hash(PASSWORD);
  const client = await insertAccount(db, 'client', { passwordHash });
  const pair = await sessions.begin(db, { userId: client.id, userAgent: null });
  const headers = { authorization: `Bearer ${pair.access_token}` };
  const packages = await insertPackages(db);
  const ids: string[] = [];
  for (let run = 0; run < ORDERS; run += 1) {
    const payload: object = anyOrder(run, seeded(run), packages) ?? {};
    const answer = await app.inject({
      method: 'POST',
      url: `/api${createOrder.path}`,
      headers,
      payload,
    });
    if (answer.statusCode !== 201) throw new Error(answer.body);
    ids.push(answer.json<{ data: { id: string } }>().data.id);
  }
  const others: string[] = [];
  while (others.length < OTHERS) {
    others.push((await insertAccount(db, 'client', { passwordHash })).email);
  }
  // Otherwise the measured API would make 300 documents and try to send 300 mails in its first seconds.
  await pool.query(`DELETE FROM ${JOBS_SCHEMA}.job`);
  await pool.query('VACUUM ANALYZE');

  const capture = async (path: string): Promise<Captured> => {
    seen.length = 0;
    const { statusCode, body } = await app.inject({ url: path, headers });
    if (statusCode !== 200) throw new Error(body);
    // The session is looked up once a second, not with each request.
    const statements = seen.filter(({ text }) => !text.includes('session_tokens'));
    return { path, statements, body };
  };
  const reads = [
    await capture(`/api/client/orders/${ids[ORDERS / 2]}`),
    await capture('/api/client/orders?per_page=50'),
  ];
  await app.close();
  await close();
  return { email: client.email, others, packages, passwordHash, reads };
}
