import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseConfig } from '../config.ts';
import { openDatabase } from '../database/client.ts';
import { reachDatabase } from '../database/given-or-embedded.ts';
import { migrate } from '../database/migrate.ts';
import { StartupError } from '../database/startup-error.ts';
import { localFiles } from '../files/file-storage.ts';
import { prepareJobs } from '../jobs/prepare-jobs.ts';
import { restoreBackup } from './restore-backup.ts';
import { takeBackup } from './take-backup.ts';

/** The program behind `pnpm backup [folder]` and `pnpm restore <folder>`: `main.ts backup|restore [folder]`. */
const say = (line: string) => process.stderr.write(`${line}\n`);

try {
  process.stdout.write(`${await run()}\n`);
} catch (error) {
  const isKnown = error instanceof StartupError;
  say(isKnown ? `${error.message}\n${error.hint}` : String(error));
  process.exitCode = 1;
}

async function run(): Promise<string> {
  const [command, named] = process.argv.slice(2);
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  const folder = resolve(named ?? `backups/${stamp}`);
  if (command === 'restore' && named === undefined) {
    throw new StartupError('Say which backup to restore.', 'pnpm restore <folder>');
  }
  if (command === 'backup' && existsSync(folder)) {
    throw new StartupError(`${folder} is there already.`, 'Name a folder that is not.');
  }
  const { filesDirectory } = parseConfig(process.env);
  const files = localFiles(filesDirectory);
  const database = await reachDatabase({ progress: say, onLost: (error) => say(String(error)) });
  try {
    const { pool, close } = openDatabase(database.url, { maxConnections: 2 });
    try {
      if (command === 'backup') return summary(await takeBackup({ pool, files }, folder), folder);
      await migrate(pool);
      await prepareJobs(pool);
      return summary(await restoreBackup({ pool, files, filesDirectory }, folder), folder);
    } catch (error) {
      throw database.explain(error);
    } finally {
      await close();
    }
  } finally {
    await database.stop();
  }
}

type Counted = Awaited<ReturnType<typeof takeBackup>>;

function summary({ tables, files, missing, taken_at: takenAt }: Counted, folder: string): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const counts = `${tables.length} tables, ${rows} rows, ${files.length} files, as of ${takenAt}`;
  const lost = missing.map((id) => `\nmissing or damaged in the storage: ${id}`).join('');
  return `${folder}: ${counts}${lost}`;
}
