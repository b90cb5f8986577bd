// @ts-check
// `npm run dependencies:update [-- --dry-run]`: newer compatible versions of all libraries on a branch of their own, then the gate: `npm test`,
// and each seeded fault still noticed. See docs/how-to/update-dependencies.md.
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chooseUpdates, writeCatalog } from './ci/catalog.mjs';
import { exitWith, Failure } from './failure.mjs';
import { parsed } from './parsed.mjs';
import { environment, repository, run } from './toolchain.mjs';

const catalog = path.join(repository, 'pnpm-workspace.yaml');
const BRANCH = 'dependencies';

try {
  const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean' } } });
  const { updates, byHand } = chooseUpdates(await askOutdated());
  const summary = [
    ...updates.map(({ name, from, to }) => `- ${name} ${from} → ${to}`),
    ...byHand.map(({ name, from, to }) => `- by hand, not compatible: ${name} ${from} → ${to}`),
  ].join('\n');
  console.log(summary || 'Every library is up to date.');
  if (updates.length > 0 && !values['dry-run']) await carryOut(updates, summary);
} catch (error) {
  exitWith(error);
}

/** @returns {Promise<Record<string, import('./ci/catalog.mjs').Outdated>>} */
async function askOutdated() {
  // It ends with 1 when something is outdated.
  const say = 'pnpm outdated --recursive --format json || true';
  return parsed(await run('sh', ['-c', say], { quiet: true, env: environment() }));
}

/** @param {readonly import('./ci/catalog.mjs').Update[]} updates @param {string} summary */
async function carryOut(updates, summary) {
  if ((await run('git', ['status', '--porcelain'], { quiet: true })).trim() !== '')
    throw new Failure('The tree has changes of yours.', 'Commit them first.');
  await run('git', ['switch', '--force-create', BRANCH]);
  await writeFile(catalog, writeCatalog(await readFile(catalog, 'utf8'), updates));
  // Versions that were published within the last two days are refused here (minimumReleaseAge).
  await run('pnpm', ['install', '--no-frozen-lockfile']);
  await run('git', ['commit', '--all', '--message', `dependencies: newer versions\n\n${summary}`]);
  await run('npm', ['test']);
  await run('node', ['scripts/test/faults/run.mjs']);
}
