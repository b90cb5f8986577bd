import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { repository } from '../../toolchain.mjs';
import type { Image } from './dockerfiles.ts';

/** An account that owns nothing. */
const NOBODY = '65534';

/**
 * Puts into a folder what a Dockerfile copies into its image, out of this tree as it is built. `libraries` is what
 * `scripts/image.mjs` made.
 */
export function fillImage(folder: string, { copies }: Image, libraries: string): void {
  for (const { source, target } of copies) {
    const from = source.startsWith('/image')
      ? path.join(libraries, path.relative('/image', source))
      : path.join(repository, path.relative('/app', source));
    const to = path.join(folder, target);
    mkdirSync(path.dirname(to), { recursive: true });
    cpSync(from, to, { recursive: true, verbatimSymlinks: true });
  }
  execFileSync('chmod', ['-R', 'a+rX,a-w', folder]);
}

/** Bytes on the disk. */
export function sizeOf(folder: string): number {
  const [kilobytes] = execFileSync('du', ['-sk', folder]).toString().split('\t');
  return Number(kilobytes) * 1024;
}

/** A folder that the account of the container may write into. */
export function writableFolder(folder: string): string {
  mkdirSync(folder, { recursive: true });
  execFileSync('chown', [`${NOBODY}:${NOBODY}`, folder]);
  return folder;
}

/** Runs a program of an image, as an account that owns nothing, with no environment but the given one. */
export function runInImage(
  folder: string,
  [, ...words]: readonly string[],
  env: Record<string, string>,
): ChildProcess {
  const account = ['--reuid', NOBODY, '--regid', NOBODY, '--clear-groups', '--no-new-privs'];
  const program = ['--bounding-set=-all', process.execPath, ...words];
  const child = spawn('setpriv', [...account, ...program], { cwd: folder, env });
  child.stdout.on('data', (text: Buffer) => process.stdout.write(text));
  child.stderr.on('data', (text: Buffer) => process.stderr.write(text));
  return child;
}
