// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parsed } from '../parsed.mjs';
import { buildAlone } from '../release/build-alone.mjs';
import { environment, repository, run } from '../toolchain.mjs';

/**
 * The size in bytes of an app's page as the first of a visit, or of a part of the shell, measured by the budgets' own tool.
 * @typedef {{ name: string, before?: number, after?: number, limit: number }} Size
 * @typedef {{ name: string, size: number, sizeLimit: number }} Measured
 */

/**
 * Measures these apps at a commit and in the working tree; both are built, or taken from the cache.
 * @param {string[]} apps @param {string} base
 * @returns {Promise<Size[]>}
 */
export async function compareSizes(apps, base) {
  if (apps.length === 0) return [];
  await buildAlone(apps);
  const after = measure(apps, repository);
  const before = new Map((await measureAt(base, apps)).map(({ name, size }) => [name, size]));
  const sizes = after.map(({ name, size, sizeLimit: limit }) => {
    const old = before.get(name);
    before.delete(name);
    return { name, after: size, limit, ...(old !== undefined && { before: old }) };
  });
  return [...sizes, ...[...before].map(([name, old]) => ({ name, before: old, limit: 0 }))];
}

/** @param {string} commit @param {string[]} apps @returns {Promise<Measured[]>} */
async function measureAt(commit, apps) {
  const folder = await mkdtemp(path.join(tmpdir(), 'base-'));
  const tree = path.join(folder, 'tree');
  try {
    await run('git', ['worktree', 'add', '--detach', tree, commit], { quiet: true });
    const there = apps.filter((app) => existsSync(path.join(tree, 'apps', app, 'package.json')));
    const options = { cwd: tree, quiet: true };
    await run('pnpm', ['install', '--frozen-lockfile', '--prefer-offline'], options);
    await run('turbo', ['run', 'build', ...there.map((app) => `--filter=@tassis/${app}`)], options);
    return measure(there, tree);
  } finally {
    await rm(folder, { recursive: true, force: true });
    await run('git', ['worktree', 'prune'], { quiet: true });
  }
}

/** @param {string[]} apps @param {string} root */
function measure(apps, root) {
  return apps.flatMap((app) => {
    const cwd = path.join(root, 'apps', app);
    // Over a budget it exits with a failure, but has measured all the same.
    const options = /** @type {const} */ ({ cwd, env: environment(), encoding: 'utf8' });
    const { stdout } = spawnSync('pnpm', ['--silent', 'run', 'size', '--json'], options);
    /** @type {Measured[]} */
    const measured = parsed(stdout);
    return measured;
  });
}
