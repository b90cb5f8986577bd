// @ts-check
// The area of another repository (`e2e/foreign-area`): copied outside of this repository, installed with packed packages, and built.
import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { existsSync, globSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { repository, run } from '../toolchain.mjs';

export const foreignArea = path.join(repository, 'e2e/foreign-area');
const cache = path.join(repository, 'node_modules/.cache/foreign-area');

/** The files of its build: no tests and stories, which no package contains. */
const inputs = [
  'e2e/foreign-area/{*.*,src/**/*.*}',
  'packages/*/{package.json,src/**/*.*}',
  'scripts/packages/*.{mjs,ts}',
  'tsconfig*.json',
  'pnpm-workspace.yaml',
];
const exclude = ['**/*.test.*', '**/*.stories.*'];

/**
 * The package of the area, as `pnpm pack` creates it in its own repository. It is built once for each state of its files and of the packages.
 * @returns {Promise<string>} the path of the .tgz
 */
export async function foreignPackage() {
  const file = path.join(cache, await computeKey(), 'agenda.tgz');
  if (existsSync(file)) return file;
  await rm(cache, { recursive: true, force: true });
  await mkdir(path.dirname(file), { recursive: true });
  await withForeignRepository(async (folder) => {
    await run('pnpm', ['install', '--frozen-lockfile', '--prefer-offline'], { cwd: folder });
    await run('pnpm', ['run', 'types'], { cwd: folder });
    await run('pnpm', ['run', 'build'], { cwd: folder });
    await run('pnpm', ['pack', '--out', file], { cwd: folder });
  });
  return file;
}

/** Leaves out files that somebody's work in the folder has created. @param {string} file */
function isSource(file) {
  return !/\/(?:node_modules|dist|packages)$/.test(file);
}

/**
 * Gives `work` a copy of the area outside of this repository, with the packages beside it.
 * @param {(folder: string) => Promise<void>} work
 */
export async function withForeignRepository(work) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'agenda-'));
  try {
    await cp(foreignArea, folder, { recursive: true, filter: isSource });
    const packages = path.join(folder, 'packages');
    await run('node', ['scripts/packages/pack.mjs', packages], { quiet: true });
    await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function computeKey() {
  const hash = createHash('sha256');
  const files = inputs
    .flatMap((pattern) => globSync(pattern, { cwd: repository, exclude }))
    .toSorted();
  for (const file of files) {
    hash
      .update(file)
      .update('\0')
      .update(await readFile(path.join(repository, file)));
  }
  return hash.digest('hex').slice(0, 16);
}
