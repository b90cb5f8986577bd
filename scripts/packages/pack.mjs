// @ts-check
// `pnpm packages:pack [folder]`: creates the packages for areas in other repositories, as files for npm and pnpm.
import { cp, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { exitWith } from '../failure.mjs';
import { parsed } from '../parsed.mjs';
import { repository, run } from '../toolchain.mjs';
import { typedPath } from '../typed-path.mjs';
import { nameBuiltFiles } from './built-specifiers.ts';

const compiled = path.join(repository, 'node_modules/.cache/packages');
const manifestHook = path.join(import.meta.dirname, 'packed-manifest.mjs');
const packages = path.join(repository, 'packages');

try {
  const destination = typedPath(process.argv[2] ?? path.join(repository, 'packed'));
  await rm(compiled, { recursive: true, force: true });
  await run('tsc', ['--project', 'tsconfig.packages.json']);
  const names = await listPublicPackages();
  await Promise.all(names.map(fillDist));
  await mkdir(destination, { recursive: true });
  const filters = names.flatMap((name) => ['--filter', `./packages/${name}`]);
  // Without the version in its name, so that users of the files need not follow each version.
  const options = ['--out', path.join(destination, '%s.tgz'), `--config.pnpmfile=${manifestHook}`];
  await run('pnpm', ['--recursive', ...filters, 'pack', ...options]);
  // Inside the workspace everything imports the sources.
  await Promise.all(names.map((name) => rm(getDist(name), { recursive: true, force: true })));
  console.log(`${names.length} packages in ${destination}`);
} catch (error) {
  exitWith(error);
}

/** Packages that only this repository uses are private. */
async function listPublicPackages() {
  const names = await readdir(packages);
  const isPrivate = await Promise.all(
    names.map(async (name) => {
      /** @type {{ private?: boolean }} */
      const manifest = parsed(await readFile(path.join(packages, name, 'package.json'), 'utf8'));
      return manifest.private === true;
    }),
  );
  return names.filter((_name, index) => !isPrivate[index]);
}

/** @param {string} name */
function getDist(name) {
  return path.join(packages, name, 'dist');
}

/** Scripts and types from the compiler; style sheets and pictures as they are. @param {string} name */
async function fillDist(name) {
  const dist = getDist(name);
  await rm(dist, { recursive: true, force: true });
  await cp(path.join(compiled, name, 'src'), dist, { recursive: true });
  await nameBuiltFiles(dist);
  await cp(path.join(packages, name, 'src'), dist, {
    recursive: true,
    filter: (source) => !/\.(?:tsx?|md)$/.test(source),
  });
}
