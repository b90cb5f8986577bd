import { inArray, sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import type { StorageLocation } from '../files/storage-location.ts';
import { prepareJobs } from '../jobs/prepare-jobs.ts';
import { openDatabase, type Database } from '../database/client.ts';
import { insertFirstSettings } from '../database/first-settings.ts';
import { migrate } from '../database/migrate.ts';
import { compareSchema } from '../database/schema-fits.ts';
import { users } from '../database/schema/index.ts';
import { DEMO_EMAILS } from '../seed/demo-emails.ts';
import { seedDemo } from '../seed/seed-demo.ts';
import { StartupError } from '../database/startup-error.ts';

const oldestSupported = 150_000;

/** Any constant, the same in every process that prepares. */
const lockKey = 7_203_117;

type Preparation = {
  /** Where to store the files of demo data for an empty database; null (production): a demo account prevents the start. */
  demo: StorageLocation | null;
  progress: (message: string) => void;
};

/**
 * Migrates a database to this version of the code; takes a few short queries when it is up to date. Of several processes that
 * start at once one does it and the others wait, because pg-boss fails where two create its schema.
 */
export async function prepareDatabase(url: string, options: Preparation): Promise<void> {
  const { db, pool, close } = openDatabase(url, { maxConnections: 2 });
  try {
    await assertSupported(pool);
    const holder = await pool.connect();
    try {
      await holder.query('SELECT pg_advisory_lock($1)', [lockKey]);
      const ran = await migrate(pool);
      if (ran.length > 0) options.progress(`Database updated, migrations run: ${ran.length}`);
      await assertFits(pool, options.progress);
      await prepareJobs(pool);
      if (options.demo === null) {
        await assertNoDemoAccount(db);
        await insertFirstSettings(db);
      } else if (await seedDemo(db, options.demo)) options.progress('Demo data created');
    } finally {
      // Closed, which ends the lock.
      holder.release(true);
    }
  } finally {
    await close();
  }
}

async function assertFits(pool: Pool, progress: Preparation['progress']): Promise<void> {
  const { misfit, newer } = await compareSchema(pool);
  if (misfit !== null) throw misfit;
  if (newer.length > 0)
    progress(
      `The database is newer than this version, which can work with it: ${newer.join(', ')}`,
    );
}

async function assertSupported(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ number: number; name: string }>(
    `SELECT current_setting('server_version_num')::int AS number, current_setting('server_version') AS name`,
  );
  const [version] = rows;
  if (version && version.number < oldestSupported)
    throw new StartupError(
      `The database is PostgreSQL ${version.name}, which is too old.`,
      'Tassis needs PostgreSQL 15 or newer: change DATABASE_URL, or unset it to use the embedded database.',
    );
}

/** The password of demo accounts is in our documentation, the administrator's included. */
async function assertNoDemoAccount(db: Database): Promise<void> {
  const [found] = await db
    .select({ email: users.email })
    .from(users)
    .where(inArray(sql`lower(${users.email})`, [...DEMO_EMAILS]))
    .limit(1);
  if (found)
    throw new StartupError(
      `The database holds the demo account ${found.email}, whose password is public: production does not start on it.`,
      'Start on a database without demo data: set DATABASE_URL or DATA_DIR to another place, or leave out APP_ENV=production for a demonstration.',
    );
}
