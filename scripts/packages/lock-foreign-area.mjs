// @ts-check
// `pnpm packages:lock-foreign`: writes the lockfile of `e2e/foreign-area` again, after its dependencies or those of the packages
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
 * The packages are packed again for each build, each time with other bytes. With their hashes pnpm would refuse them; without
 * hashes it accepts them, and still checks every other package.
 * @param {string} lockfile
 */
function withoutHashesOfPackages(lockfile) {
  return lockfile.replaceAll(/integrity: [^,\n]+, (?=tarball: file:)/g, '');
}
