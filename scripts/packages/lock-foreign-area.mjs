// @ts-check
// `pnpm packages:lock-foreign`: writes the lockfile of `e2e/foreign-area` anew, after its dependencies or those of the packages
// have changed.
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { exitWith } from '../failure.mjs';
import { run } from '../toolchain.mjs';
import { foreignArea, withForeignRepository } from './foreign-area.mjs';

try {
  await withForeignRepository(async (folder) => {
    const options = ['--lockfile-only', '--no-frozen-lockfile', '--prefer-offline'];
    await run('pnpm', ['install', ...options], { cwd: folder });
    const text = await readFile(path.join(folder, 'pnpm-lock.yaml'), 'utf8');
    await writeFile(path.join(foreignArea, 'pnpm-lock.yaml'), withoutHashesOfPackages(text));
  });
} catch (error) {
  exitWith(error);
}

/**
 * The packages are packed anew for each build, with other bytes each time. With their hashes pnpm would refuse them; without, it
 * takes them as they are, and holds every other package to its own.
 * @param {string} lockfile
 */
function withoutHashesOfPackages(lockfile) {
  return lockfile.replaceAll(/integrity: [^,\n]+, (?=tarball: file:)/g, '');
}
