import type { Config } from '../config.ts';
import { openDatabase, type OpenDatabase } from './client.ts';
import { reachDatabase } from './given-or-embedded.ts';
import { prepareDatabase } from './prepare.ts';

type Options = {
  config: Pick<Config, 'database' | 'environment' | 'files'>;
  say: (line: string) => void;
  /** False: the database is taken as it is, for a command that changes nothing. */
  prepares?: boolean;
};

/** Lets a command work on the house's database, beside a running house or before its first start. */
export async function withDatabase<Result>(
  { config, say, prepares = true }: Options,
  work: (open: OpenDatabase) => Promise<Result>,
): Promise<Result> {
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
        : open.pool.query('SELECT 1');
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
