// @ts-check
import { readFile } from 'node:fs/promises';
import { stripVTControlCharacters } from 'node:util';
import { Failure } from '../failure.mjs';
import { parsed } from '../parsed.mjs';
import { run } from '../toolchain.mjs';

/** @typedef {{ app: string, fromCache: boolean }} Build */

/**
 * Builds apps, from the cache if nothing changed, and says what was built. Building any other app with them would
 * make the teams wait for each other, so that is a failure.
 * @param {string[]} apps
 * @returns {Promise<Build[]>}
 */
export async function buildAlone(apps) {
  const filters = apps.map((app) => `--filter=@tassis/${app}...`);
  const options = ['--summarize', '--output-logs=errors-only'];
  const output = await run('turbo', ['run', 'build', ...filters, ...options]);
  const builds = await readBuilds(output);
  const other = builds.find(({ app }) => !apps.includes(app));
  if (!other) return builds;
  throw new Failure(
    `Releasing ${apps.join(', ')} also built ${other.app}.`,
    'An app must not depend on another: see the dependencies in its package.json.',
  );
}

/** Reads the builder's own account of the tasks that have a command. @param {string} output */
async function readBuilds(output) {
  // Colours come also without a terminal, where FORCE_COLOR is set.
  const file = /^Summary:\s+(\S.*\.json)\s*$/m.exec(stripVTControlCharacters(output))?.[1];
  if (!file) throw new Failure('Turbo did not say what it built.', 'Its own words stand above.');
  /** @type {{ tasks: { package: string, command: string, cache: { status: string } }[] }} */
  const { tasks } = parsed(await readFile(file, 'utf8'));
  return tasks
    .filter(({ command }) => command !== '<NONEXISTENT>')
    .map(({ package: name, cache }) => ({
      app: name.replace('@tassis/', ''),
      fromCache: cache.status === 'HIT',
    }));
}
