import { userInfo } from 'node:os';
import { join } from 'node:path';
import { mkdirSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { prepareJobs } from '../../jobs/prepare-jobs.ts';
import { guardServer } from '../../testing/guard-server.ts';
import { passingServer } from '../../testing/passing-server.ts';
import { quickFolder } from '../../testing/quick-folder.ts';
import { openDatabase } from '../client.ts';
import { startEmbedded } from '../embedded/index.ts';
import { isAlive } from '../embedded/postmaster.ts';
import { migrate } from '../migrate.ts';
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

/**
 * One server for all test files of a run, and of runs beside it: TEST_DATABASE_URL, else one in memory or in the
 * system's temp folder, of the programs in TEST_POSTGRES or the embedded ones.
 */
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

async function startTestServer(): Promise<{ url: string; stop: () => Promise<void> }> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) return { url: given, stop: async () => undefined };
  const programs = process.env['TEST_POSTGRES'];
  const kind = programs === undefined ? '' : `-${programs.replaceAll(/\W+/gu, '-')}`;
  const dataDir = join(quickFolder(), `tassis-tests-${userInfo().uid}${kind}`);
  mkdirSync(dataDir, { recursive: true, mode: 0o755 });
  const settings = { ...passingServer, max_wal_size: '128MB' };
  guardServer(dataDir, programs);
  return startEmbedded(dataDir, { settings, programs });
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
