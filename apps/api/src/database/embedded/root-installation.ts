import { createHash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lchownSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
} from 'node:fs';
import { renameSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { StartupError } from '../startup-error.ts';
import { type Account, canPass, canReach, unprivilegedAccount } from './account.ts';
import { programPath } from './binaries.ts';
import type { Installation, Progress } from './installation.ts';

/**
 * PostgreSQL refuses to run as root: finds it an account, and programs and a data folder which
 * that account can reach. Data that has to live elsewhere is linked from where it was asked for.
 */
export function settleAsRoot(installation: Installation, progress: Progress): Installation {
  const existing = existsSync(installation.directory)
    ? realpathSync(installation.directory)
    : undefined;
  const account = findOwner(existing) ?? unprivilegedAccount();
  if (!account)
    throw new StartupError(
      'PostgreSQL refuses to run as root, and this machine has neither a user “postgres” nor a user “nobody”.',
      'Start Tassis as an ordinary user, or name a database in DATABASE_URL.',
    );
  if (existing && statSync(existing).uid === 0) giveTo(existing, account);
  letThrough(dirname(installation.directory), account);
  return {
    native: reachableNative(installation.native, account),
    directory: existing ?? reachableDirectory(installation.directory, account, progress),
    account,
  };
}

/** PostgreSQL runs as the owner of its data and as nobody else. */
function findOwner(directory: string | undefined): Account | undefined {
  if (!directory) return undefined;
  const { uid, gid } = statSync(directory);
  return uid === 0 ? undefined : { uid, gid };
}

function giveTo(path: string, account: Account): void {
  lchownSync(path, account.uid, account.gid);
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    const inner = join(path, entry.name);
    if (entry.isDirectory()) giveTo(inner, account);
    else lchownSync(inner, account.uid, account.gid);
  }
}

/**
 * A data folder of ours is closed to other users (scripts/start/data-directory.mjs). The account that runs PostgreSQL
 * gets through it to its own folder, and sees nothing else.
 */
function letThrough(folder: string, account: Account): void {
  if (canPass(folder, account) || !isOurs(folder)) return;
  chownSync(folder, statSync(folder).uid, account.gid);
  chmodSync(folder, 0o710);
}

/** A start of ours has found the folder empty and marked it. */
function isOurs(folder: string): boolean {
  if (readdirSync(folder).length === 0) return true;
  const mark = join(folder, '.gitignore');
  return existsSync(mark) && readFileSync(mark, 'utf8') === '*\n';
}

function reachableDirectory(asked: string, account: Account, progress: Progress): string {
  if (canPass(dirname(asked), account)) return asked;
  const home = openFolder(join(shelter(account), fingerprint(asked)));
  const directory = join(home, 'postgres');
  rmSync(asked, { force: true });
  symlinkSync(directory, asked);
  progress(
    `PostgreSQL does not run as root, and its user cannot enter ${dirname(asked)}: the data is in ${directory}`,
  );
  return directory;
}

/** The programs that npm installed, or a copy of them that the account can read. */
function reachableNative(native: string, account: Account): string {
  const server = programPath(native, 'postgres');
  // Programs of the operating system lie elsewhere and are readable for everybody.
  const folders = ['lib/postgresql', 'share/postgresql/extension']
    .map((path) => join(native, path))
    .filter((path) => existsSync(path));
  if ([server, ...folders].every((path) => canReach(path, account))) return native;

  const identity = readFileSync(join(native, '..', 'package.json'), 'utf8');
  const copy = join(openFolder(join(shelter(account), 'programs')), fingerprint(identity));
  if (existsSync(copy)) return copy;
  const draft = `${copy}.${process.pid}`;
  cpSync(native, draft, { recursive: true, verbatimSymlinks: true });
  openToAll(draft);
  if (!existsSync(copy)) renameSync(draft, copy);
  return copy;
}

/** A folder that everybody may enter and only root may write in. */
function shelter(account: Account): string {
  for (const folder of ['/var/lib/tassis', join(tmpdir(), 'tassis')]) {
    try {
      // A folder of another user is skipped: that user could read the data.
      if (existsSync(folder) && statSync(folder).uid !== 0) continue;
      if (canReach(openFolder(folder), account)) return folder;
    } catch {
      // This folder cannot be created: try the next one.
    }
  }
  throw new StartupError(
    'PostgreSQL refuses to run as root, and no folder suits the user it runs as instead.',
    'Start Tassis as an ordinary user, or choose with DATA_DIR a folder that everybody may enter.',
  );
}

/** Whatever the umask. */
function openFolder(folder: string): string {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
  return folder;
}

function openToAll(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const inner = join(folder, entry.name);
    if (entry.isDirectory()) openToAll(inner);
    else if (entry.isFile()) chmodSync(inner, statSync(inner).mode | 0o555);
  }
}

function fingerprint(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}
