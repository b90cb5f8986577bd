import type { Pool } from 'pg';
import { migrationNames } from './migrate.ts';
import { StartupError } from './startup-error.ts';

/** Read at start: an update may put newer migrations into the folder while this process runs. */
const known = new Set(migrationNames());

const undefinedTable = '42P01';

type Migration = { name: string; breaks: boolean };

type Fit = {
  /** Why this code must not work on the database; null when it may. */
  misfit: StartupError | null;
  /** Migrations of a newer version with which this version still works. */
  newer: readonly string[];
};

/** Whether this version of the code can work with the schema of the database. */
export async function compareSchema(pool: Pool): Promise<Fit> {
  const applied = await appliedMigrations(pool);
  const newer = applied.filter(({ name }) => !known.has(name));
  const breaking = newer.find(({ breaks }) => breaks);
  const missing = [...known].find((name) => !applied.some((migration) => migration.name === name));
  const misfit = breaking ? tooNew(breaking.name) : missing === undefined ? null : tooOld(missing);
  return { misfit, newer: newer.map(({ name }) => name) };
}

function tooNew(name: string): StartupError {
  return new StartupError(
    `The database is newer than this version of Tassis, which cannot work with its migration ${name}.`,
    'Start the newer version, or restore the backup that was taken before it into a new database.',
  );
}

function tooOld(name: string): StartupError {
  return new StartupError(
    `The database is older than this version of Tassis: its migration ${name} has not run.`,
    'Start Tassis anew, which brings the database up to date.',
  );
}

async function appliedMigrations(pool: Pool): Promise<Migration[]> {
  try {
    const { rows } = await pool.query<Migration>(
      'SELECT name, breaks_older AS breaks FROM public.schema_migrations ORDER BY name',
    );
    return rows;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === undefinedTable) return [];
    throw error;
  }
}
