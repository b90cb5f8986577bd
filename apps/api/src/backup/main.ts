import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { parseConfig } from '../config.ts';
import { openDatabase } from '../database/client.ts';
import { reachDatabase } from '../database/given-or-embedded.ts';
import { migrate } from '../database/migrate.ts';
import { StartupError } from '../database/startup-error.ts';
import { openFiles } from '../files/storage-location.ts';
import { prepareJobs } from '../jobs/prepare-jobs.ts';
import { defaultPlace, openPlace, splitAddress, type BackupPlace } from './backup-place.ts';
import { eraseAgain } from './erase-again.ts';
import { erasedLater } from './erased-later.ts';
import { toName } from './kept-backups.ts';
import { notGivenUp } from './lost-files.ts';
import { pruneBackups } from './prune-backups.ts';
import { restoreBackup } from './restore-backup.ts';
import { takeBackup } from './take-backup.ts';
import type { WaitingMails } from './waiting-mails.repository.ts';

/** The program behind `pnpm backup [address]`, `pnpm backup:prune [place]`, `pnpm restore <address>` and `pnpm erase:again <id> …`. */
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
    options: {
      'send-waiting-mails': { type: 'boolean', default: false },
      identity: { type: 'string', multiple: true, default: [] },
      'without-unreadable': { type: 'boolean', default: false },
      erased: { type: 'string', multiple: true, default: [] },
      daily: { type: 'string', default: '14' },
      weekly: { type: 'string', default: '8' },
      monthly: { type: 'string', default: '12' },
    },
  });
  const { env } = process;
  const [command, named] = positionals;
  if (command === 'prune') {
    const place = await openPlace(named ?? defaultPlace(env), { env });
    return pruneBackups(place, values, { now: new Date(), env });
  }
  if (command === 'erase') return erase(positionals.slice(1));
  if (command === 'restore' && named === undefined) {
    throw new StartupError('Say which backup to restore.', 'pnpm restore <address>');
  }
  const address = named ?? `${defaultPlace(env)}/${toName(new Date())}`;
  const { place: at, name } = splitAddress(address);
  const identityFiles = values.identity.map((file) => resolve(file));
  const place = await openPlace(at, { env, identityFiles });
  if (command === 'backup') return backUp(place, name, address);
  const waitingMails = values['send-waiting-mails'] ? 'send' : 'hold';
  const { erased, 'without-unreadable': withoutUnreadable } = values;
  return restore(place, name, { address, waitingMails, erased, withoutUnreadable });
}

async function backUp(place: BackupPlace, name: string, address: string): Promise<string> {
  if ((await place.names()).includes(name)) {
    throw new StartupError(`${address} is there already.`, 'Name a backup that is not.');
  }
  const taken = await withHouse((house) => place.keep(name, (to) => takeBackup(house, to)));
  // It is kept, and is not a success: a timer tells.
  if (notGivenUp(taken.missing, process.env).length > 0) process.exitCode = 1;
  return summary(taken, address);
}

type Restoring = {
  address: string;
  waitingMails: WaitingMails;
  erased: readonly string[];
  withoutUnreadable: boolean;
};

async function restore(
  place: BackupPlace,
  name: string,
  { address, waitingMails, erased, withoutUnreadable }: Restoring,
): Promise<string> {
  if (!(await place.names()).includes(name)) {
    const hint = 'Name the address that `pnpm backup` printed.';
    throw new StartupError(`There is no whole backup at ${address}.`, hint);
  }
  const known = await erasedLater(place, { withoutUnreadable });
  const restored = await withHouse(async (house) => {
    await migrate(house.pool);
    await prepareJobs(house.pool);
    const parts = { ...house, waitingMails, erased: [...known.erased, ...erased] };
    return restoreBackup(parts, await place.read(name));
  });
  return [
    summary(restored, address),
    mailsSettled(restored.waiting, waitingMails),
    `accounts that were erased after the backup, and are erased again: ${restored.erasedAgain}`,
    ...known.unread.map((one) => `not read, so who was erased before it may be back: ${one}`),
  ].join('\n');
}

/** Erases accounts that a recovery of the database has brought back. */
async function erase(ids: readonly string[]): Promise<string> {
  const count = await withHouse(async ({ pool, files }) => {
    const client = await pool.connect();
    try {
      await client.query('BEGIN');
      const again = await eraseAgain(client, ids);
      await client.query('COMMIT');
      for (const id of again.files) await files.delete(id);
      return again.count;
    } finally {
      client.release(true);
    }
  });
  return `accounts that are erased again: ${count}`;
}

type House = Pick<Parameters<typeof takeBackup>[0], 'pool' | 'files'>;

async function withHouse<Result>(work: (house: House) => Promise<Result>): Promise<Result> {
  const config = parseConfig(process.env);
  const files = await openFiles(config.files);
  const database = await reachDatabase(config.database, {
    progress: say,
    onLost: (error) => say(String(error)),
  });
  try {
    const { pool, close } = openDatabase(database.url, { maxConnections: 2 });
    try {
      return await work({ pool, files });
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

function summary({ tables, files, missing, taken_at: takenAt }: Counted, address: string): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const counts = `${tables.length} tables, ${rows} rows, ${files.length} files, as of ${takenAt}`;
  const lost = missing.map((id) => `\nmissing or damaged in the storage: ${id}`).join('');
  return `${address}: ${counts}${lost}`;
}
