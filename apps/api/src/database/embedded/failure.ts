import { statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import { StartupError } from '../startup-error.ts';

const leastFreeBytes = 8 * 1024 * 1024;

/** Turns an error of Node or PostgreSQL into one sentence that says what to do. */
export function explainFailure(cause: unknown, directory: string): StartupError {
  if (cause instanceof StartupError) return cause;
  const text = cause instanceof Error ? cause.message : String(cause);

  const versions =
    /initialized by PostgreSQL version (\d+)\S*, which is not compatible with this version (\d+)/.exec(
      text,
    );
  if (versions) return otherVersion(directory, versions[1] ?? '', versions[2] ?? '');
  if (
    /ENOSPC|EDQUOT|No space left|Check free disk space|Disk quota/.test(text) ||
    isFull(directory)
  )
    return new StartupError(
      `The disk is full: the database cannot start in ${directory}.`,
      'Free some space (about 200 MB), or choose another folder with DATA_DIR, then start again.',
      { cause },
    );
  if (/EACCES|EPERM|EROFS|Permission denied|Read-only file system|wrong ownership/.test(text))
    return noPermission(directory, cause);
  if (/ENOTDIR|EEXIST|ENOTEMPTY/.test(text))
    return new StartupError(
      `Something other than a database is already at ${directory}.`,
      'Move that file or folder away, or choose another folder with DATA_DIR.',
      { cause },
    );
  return new StartupError(
    `The embedded database did not start: ${getGist(text)}`,
    `Read the whole log in ${directory}.log, or name another database in DATABASE_URL.`,
    { cause },
  );
}

function noPermission(directory: string, cause: unknown): StartupError {
  return new StartupError(
    `This user may not write in ${directory}.`,
    'Give yourself that folder (chown), or choose another one with DATA_DIR.',
    { cause },
  );
}

function otherVersion(directory: string, found: string, expected: string): StartupError {
  return new StartupError(
    `The data in ${directory} was made by PostgreSQL ${found}, but this version of Tassis uses PostgreSQL ${expected}.`,
    'Restore a backup into a new folder (DATA_DIR), or go back to the previous version of Tassis.',
  );
}

function isFull(directory: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(dirname(directory));
    return bavail * bsize < leastFreeBytes;
  } catch {
    return false;
  }
}

/** The last line that gives a reason, else the last line. */
function getGist(text: string): string {
  const lines = text.trim().split('\n');
  return lines.findLast((line) => /FATAL|PANIC|error:/.test(line)) ?? lines.at(-1) ?? '';
}
