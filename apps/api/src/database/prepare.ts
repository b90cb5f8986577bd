import type { Pool } from 'pg';
import { openDatabase } from './client.ts';
import { migrate } from './migrate.ts';
import { seedDemo } from './seed/seed-demo.ts';
import { StartupError } from './startup-error.ts';

const oldestSupported = 150_000;

type Preparation = {
  /** Fill an empty database with demo data. */
  demo: boolean;
  progress: (message: string) => void;
};

/** Makes a database fit for this version of the code; three short queries when it already is. */
export async function prepareDatabase(url: string, options: Preparation): Promise<void> {
  const { db, pool, close } = openDatabase(url, { maxConnections: 1 });
  try {
    await assertSupported(pool);
    const ran = await migrate(pool);
    if (ran.length > 0) options.progress(`Database updated, migrations run: ${ran.length}`);
    if (options.demo && (await seedDemo(db))) options.progress('Demo data created');
  } finally {
    await close();
  }
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
