// @ts-check
import { Failure } from '../failure.mjs';
import { readTasks } from '../task-summary.mjs';
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
  const tasks = await readTasks(await run('turbo', ['run', 'build', ...filters, ...options]));
  const builds = tasks.map(({ package: name, cache }) => ({
    app: name.replace('@tassis/', ''),
    fromCache: cache.status === 'HIT',
  }));
  const other = builds.find(({ app }) => !apps.includes(app));
  if (!other) return builds;
  throw new Failure(
    `Releasing ${apps.join(', ')} also built ${other.app}.`,
    'An app must not depend on another: see the dependencies in its package.json.',
  );
}
