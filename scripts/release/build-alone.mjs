// @ts-check
import { rm } from 'node:fs/promises';
import { Failure } from '../failure.mjs';
import { readTasks } from '../task-summary.mjs';
import { repository, run } from '../toolchain.mjs';

/** @typedef {{ app: string, fromCache: boolean }} Build */

/**
 * Builds apps, from the cache if nothing changed, and says what was built. Building any other app with them would
 * make the teams wait for each other, so that is a failure.
 * @param {string[]} apps
 * @returns {Promise<Build[]>}
 */
export async function buildAlone(apps) {
  // The builder's cache puts files into `dist` and takes none away: chunks of another build would count towards the sizes.
  await Promise.all(
    apps.map((app) => rm(`${repository}/apps/${app}/dist`, { recursive: true, force: true })),
  );
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
