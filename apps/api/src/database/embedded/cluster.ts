import { randomBytes } from 'node:crypto';
import { chownSync, closeSync, existsSync, fsyncSync, mkdtempSync, openSync } from 'node:fs';
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { explainFailure } from './failure.ts';
import type { Installation } from './installation.ts';
import { isAlive } from './postmaster.ts';
import { run } from './run.ts';

/** The name of the API's role and of its database. */
export const databaseName = 'tassis';

const passwordFile = 'tassis.password';

export function readPassword(installation: Installation): string {
  return readFileSync(join(installation.directory, passwordFile), 'utf8').trim();
}

export function clusterExists(installation: Installation): boolean {
  return existsSync(join(installation.directory, 'PG_VERSION'));
}

/**
 * Creates the cluster in a temporary folder and moves it by one rename: a process that dies
 * on the way leaves a temporary folder, which the next start removes, and of two processes at once one wins.
 */
export async function createCluster(installation: Installation): Promise<void> {
  sweepAbandonedDrafts(installation.directory);
  // Named by the id of this process, so that others can tell whether it is abandoned; mode 0700.
  const draft = {
    ...installation,
    directory: mkdtempSync(`${installation.directory}.init-${process.pid}-`),
  };
  try {
    await fillCluster(draft);
    renameSync(draft.directory, installation.directory);
    syncFolder(dirname(installation.directory));
  } catch (error) {
    // Explained before the temporary folder is removed, which would free the full disk.
    const failure = explainFailure(error, installation.directory);
    sweep(draft.directory);
    if (!clusterExists(installation)) throw failure;
  }
}

async function fillCluster(draft: Installation): Promise<void> {
  const { directory, account } = draft;
  if (account) chownSync(directory, account.uid, account.gid);
  const locale = (await knowsBuiltinLocale(draft))
    ? ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']
    : ['--locale=C.UTF-8'];
  const options = [
    '--username=postgres',
    '--auth=trust',
    '--encoding=UTF8',
    '--no-sync',
    '--no-clean',
  ];
  await run(draft, 'initdb', { args: ['-D', directory, ...locale, ...options] });

  const password = randomBytes(24).toString('base64url');
  // Nobody else gets in, not even PostgreSQL's own superuser.
  const access = `host all ${databaseName} 127.0.0.1/32 scram-sha-256\n`;
  writeOwn(draft, 'pg_hba.conf', access);
  writeOwn(draft, passwordFile, `${password}\n`);
  await run(draft, 'postgres', {
    args: ['--single', '-D', directory, 'postgres'],
    input: [
      `CREATE ROLE ${databaseName} LOGIN CREATEDB PASSWORD '${password}'`,
      `CREATE DATABASE ${databaseName} OWNER ${databaseName}\n`,
    ].join('\n'),
  });
  await run(draft, 'initdb', { args: ['-D', directory, '--sync-only'] });
}

/** PostgreSQL's own locale: the same order and case of letters on every machine, whatever it has. */
async function knowsBuiltinLocale(installation: Installation): Promise<boolean> {
  const version = await run(installation, 'postgres', { args: ['--version'] });
  return Number(/\d+/.exec(version)?.[0]) >= 17;
}

function writeOwn({ directory, account }: Installation, name: string, content: string): void {
  const path = join(directory, name);
  writeFileSync(path, content, { mode: 0o600 });
  if (account) chownSync(path, account.uid, account.gid);
}

function sweepAbandonedDrafts(directory: string): void {
  const prefix = `${basename(directory)}.init-`;
  for (const name of readdirSync(dirname(directory))) {
    const maker = Number.parseInt(name.slice(prefix.length), 10);
    if (name.startsWith(prefix) && !isAlive(maker)) sweep(join(dirname(directory), name));
  }
}

function sweep(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  } catch {
    // The initdb of a killed process still writes there: the next start removes it.
  }
}

/** Makes the rename itself survive a power cut; not every system can. */
function syncFolder(folder: string): void {
  try {
    const handle = openSync(folder, 'r');
    fsyncSync(handle);
    closeSync(handle);
  } catch {
    // Windows has no such call on a folder.
  }
}
