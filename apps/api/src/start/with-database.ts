import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config, DatabaseLocation } from '../config.ts';
import { openDatabase, type OpenDatabase } from '../database/client.ts';
import { reachDatabase } from '../database/given-or-embedded.ts';
import { prepareDatabase } from './prepare.ts';
import { StartupError } from '../database/startup-error.ts';

type Options = {
  config: Pick<Config, 'database' | 'environment' | 'files'>;
  say: (line: string) => void;
  /** False: the database is used as it is, for a command that changes nothing; throws when there is none yet. */
  prepares?: boolean;
};

/** Runs a command on the database of the API, beside a running API or before its first start. */
export async function withDatabase<Result>(
  { config, say, prepares = true }: Options,
  work: (open: OpenDatabase) => Promise<Result>,
): Promise<Result> {
  if (!prepares) refuseMissing(config.database);
  const database = await reachDatabase(config.database, {
    progress: say,
    onLost: (error) => say(String(error)),
  });
  try {
    const open = openDatabase(database.url, { maxConnections: 1 });
    try {
      const demo = config.environment === 'production' ? null : config.files;
      const ready = prepares
        ? prepareDatabase(database.url, { demo, progress: say })
        : refuseEmpty(open);
      await ready.catch((error: unknown) => {
        throw database.explain(error);
      });
      return await work(open);
    } finally {
      await open.close();
    }
  } finally {
    await database.stop();
  }
}

const FIRST_START = 'The first start makes it: npm start, or systemctl start tassis.';

/** Opening the embedded database would create it. */
function refuseMissing(location: DatabaseLocation): void {
  if ('url' in location || existsSync(join(location.folder, 'postgres', 'PG_VERSION'))) return;
  throw new StartupError(`There is no database in ${location.folder} yet.`, FIRST_START);
}

async function refuseEmpty({ pool }: OpenDatabase): Promise<void> {
  const { rows } = await pool.query<{ table: string | null }>(
    `SELECT to_regclass('settings') AS table`,
  );
  if (rows[0]?.table == null) throw new StartupError('The database is empty.', FIRST_START);
}
