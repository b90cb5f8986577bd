import type { TestProject } from 'vitest/node';
import { prepareJobs } from '../../jobs/prepare-jobs.ts';
import { openDatabase } from '../client.ts';
import { isAlive } from '../embedded/postmaster.ts';
import { migrate } from '../migrate.ts';
import { startTestServer } from './test-server.ts';
import { withDatabase } from './url.ts';

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- merges into vitest's own
  interface ProvidedContext {
    /** Server that test databases are made on. */
    databaseServer: string;
    /** Migrated, with the queues of the jobs, and empty: what each test database is a copy of. */
    databaseTemplate: string;
  }
}

const prefix = 'tassis_test_';

/** The server, and on it the template of all test databases. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTestServer();
  const admin = openDatabase(server.url, { maxConnections: 1 });
  await dropLeftovers(admin.pool);
  const template = `${prefix}${process.pid}`;
  await admin.pool.query(`CREATE DATABASE ${template}`);
  const filled = openDatabase(withDatabase(server.url, template), { maxConnections: 1 });
  await migrate(filled.pool);
  await prepareJobs(filled.pool);
  await filled.close();

  project.provide('databaseServer', server.url);
  project.provide('databaseTemplate', template);
  return async () => {
    // Nobody is connected to it. By force PostgreSQL would refuse while its own vacuum is at work there; so it waits for that.
    await admin.pool.query(`DROP DATABASE IF EXISTS ${template}`);
    await admin.close();
    await server.stop();
  };
}

/** Drops databases of killed test runs. */
async function dropLeftovers(pool: ReturnType<typeof openDatabase>['pool']): Promise<void> {
  const { rows } = await pool.query<{ datname: string }>(
    'SELECT datname FROM pg_database WHERE starts_with(datname, $1)',
    [prefix],
  );
  const left = rows.filter((row) => !isAlive(Number(row.datname.split('_')[2])));
  // One by one: of many at once the last would wait for the connection longer than they may.
  for (const row of left) await pool.query(`DROP DATABASE IF EXISTS ${row.datname} WITH (FORCE)`);
}
