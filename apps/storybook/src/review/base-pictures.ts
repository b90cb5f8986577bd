import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { PICTURES } from '../testing/pictures.ts';

/** The commit that working tree and pictures are compared with. */
export type Base = { commit: string; short: string; subject: string };

/** The last common commit of `commit` and the working tree, so that changes of others since are not shown. */
export function findBase(repository: string, commit: string): Base {
  const found = git(repository, ['merge-base', 'HEAD', commit]);
  const [short = '', subject = ''] = git(repository, ['log', '-1', '--format=%h%n%s', found]).split(
    '\n',
  );
  return { commit: found, short, subject };
}

/** Writes the pictures of that commit into `folder`, and returns the folder that contains them. */
export function checkOutPictures(repository: string, { commit }: Base, folder: string): string {
  // Uses an index of its own, because git would otherwise stage them.
  const env = { ...process.env, GIT_INDEX_FILE: path.join(folder, 'index') };
  git(repository, ['--work-tree', folder, 'checkout', commit, '--', PICTURES], env);
  return path.join(folder, PICTURES);
}

function git(cwd: string, parameters: string[], env: NodeJS.ProcessEnv = process.env): string {
  return execFileSync('git', parameters, { cwd, env, encoding: 'utf8', stdio: 'pipe' }).trim();
}
