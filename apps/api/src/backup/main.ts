import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { parseConfig } from '../config.ts';
import { openDatabase } from '../database/client.ts';
import { reachDatabase } from '../database/given-or-embedded.ts';
import { migrate } from '../database/migrate.ts';
import { StartupError } from '../database/startup-error.ts';
import { openFiles } from '../files/storage-location.ts';
import { prepareJobs } from '../jobs/prepare-jobs.ts';
import { backupsFolder } from './backups-folder.ts';
import { restoreBackup } from './restore-backup.ts';
import { takeBackup } from './take-backup.ts';
import type { WaitingMails } from './waiting-mails.repository.ts';

/** The program behind `pnpm backup [folder]` and `pnpm restore <folder> [--send-waiting-mails]`. */
const say = (line: string) => process.stderr.write(`${line}\n`);

try {
  process.stdout.write(`${await run()}\n`);
} catch (error) {
  const isKnown = error instanceof StartupError;
  say(isKnown ? `${error.message}\n${error.hint}` : String(error));
  process.exitCode = 1;
}

async function run(): Promise<string> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'send-waiting-mails': { type: 'boolean', default: false } },
  });
  const [command, named] = positionals;
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  const folder = named === undefined ? join(backupsFolder(process.env), stamp) : resolve(named);
  if (command === 'restore' && named === undefined) {
    throw new StartupError('Say which backup to restore.', 'pnpm restore <folder>');
  }
  if (command === 'backup' && existsSync(folder)) {
    throw new StartupError(`${folder} is there already.`, 'Name a folder that is not.');
  }
  const config = parseConfig(process.env);
  const files = await openFiles(config.files);
  const database = await reachDatabase(config.database, {
    progress: say,
    onLost: (error) => say(String(error)),
  });
  try {
    const { pool, close } = openDatabase(database.url, { maxConnections: 2 });
    try {
      if (command === 'backup') return summary(await takeBackup({ pool, files }, folder), folder);
      await migrate(pool);
      await prepareJobs(pool);
      const waitingMails = values['send-waiting-mails'] ? 'send' : 'hold';
      const restored = await restoreBackup({ pool, files, waitingMails }, folder);
      return `${summary(restored, folder)}\n${mailsSettled(restored.waiting, waitingMails)}`;
    } catch (error) {
      throw database.explain(error);
    } finally {
      await close();
    }
  } finally {
    await database.stop();
  }
}

function mailsSettled(waiting: number, wanted: WaitingMails): string {
  return wanted === 'send'
    ? `mails that waited, and are sent after the start: ${waiting}`
    : `mails that waited, and are held as failed (--send-waiting-mails sends them): ${waiting}`;
}

type Counted = Awaited<ReturnType<typeof takeBackup>>;

function summary({ tables, files, missing, taken_at: takenAt }: Counted, folder: string): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const counts = `${tables.length} tables, ${rows} rows, ${files.length} files, as of ${takenAt}`;
  const lost = missing.map((id) => `\nmissing or damaged in the storage: ${id}`).join('');
  return `${folder}: ${counts}${lost}`;
}
