import { execFileSync } from 'node:child_process';
import path from 'node:path';

/** The times at which changesets were written, in milliseconds, by file name. */
export type Times = Readonly<Record<string, number>>;

const repository = path.resolve(import.meta.dirname, '../../../..');

/** Reads them from git; empty when git cannot tell. */
export function timesOfChangesets(folder = repository): Times {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
  try {
    // The oldest commit of a shallow clone seems to add everything.
    if (git('rev-parse', '--is-shallow-repository').trim() === 'true') return {};
    return readLog(
      git(
        'log',
        '--diff-filter=A',
        '--no-renames',
        '--name-only',
        '--format=%x00%at',
        '--',
        '.changeset',
      ),
    );
  } catch {
    return {};
  }
}

function readLog(log: string): Times {
  const commits = log
    .split('\0')
    .slice(1)
    .map((commit) => commit.trim().split(/\s+/));
  return Object.fromEntries(
    commits.flatMap(([second, ...files]) =>
      files.map((file) => [path.basename(file), Number(second) * 1000] as const),
    ),
  );
}
