import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { PICTURES } from '../testing/pictures.ts';

/** A commit that working tree and pictures are compared with. */
export type Base = { commit: string; short: string; subject: string };

/** Where the history of `commit` and that of the working tree parted, so that what others changed since is not shown. */
export function findBase(repository: string, commit: string): Base {
  const found = git(repository, ['merge-base', 'HEAD', commit]);
  const [short = '', subject = ''] = git(repository, ['log', '-1', '--format=%h%n%s', found]).split(
    '\n',
  );
  return { commit: found, short, subject };
}

/** Writes the pictures as that commit has them into `folder`, and returns the folder that they lie in. */
export function checkOutPictures(repository: string, { commit }: Base, folder: string): string {
  // An index of its own: git would else stage them.
  const env = { ...process.env, GIT_INDEX_FILE: path.join(folder, 'index') };
  git(repository, ['--work-tree', folder, 'checkout', commit, '--', PICTURES], env);
  return path.join(folder, PICTURES);
}

function git(cwd: string, parameters: string[], env: NodeJS.ProcessEnv = process.env): string {
  return execFileSync('git', parameters, { cwd, env, encoding: 'utf8', stdio: 'pipe' }).trim();
}
