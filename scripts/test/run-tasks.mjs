// @ts-check
import { spawn } from 'node:child_process';
import path from 'node:path';
import { parsed } from '../parsed.mjs';
import { readTasks } from '../task-summary.mjs';
import { environment, repository, run } from '../toolchain.mjs';

/**
 * The result of a check in one package; `startedAt` in milliseconds.
 * @typedef {{ check: import('./checks.mjs').Check, packageName: string, folder: string, startedAt: number, seconds: number, isRed: boolean, isCached: boolean }} Outcome
 */

/**
 * Runs these checks with the task runner, which skips what it has already run on the same files.
 * @param {import('./checks.mjs').Check[]} checks
 * @param {{ options?: string[], env?: NodeJS.ProcessEnv }} [settings] `--continue` goes on after a red check
 * @returns {Promise<Outcome[]>} the results of all that were started
 */
export async function runTasks(checks, { options = [], env = {} } = {}) {
  const tasks = checks.map(({ task }) => task);
  const printed = await runTurbo(
    ['run', ...tasks, '--summarize', '--output-logs=errors-only', ...options],
    env,
  );
  const carriedOut = await readTasks(printed);
  return carriedOut.flatMap(({ task, package: packageName, directory, cache, execution }) => {
    const check = checks.find((each) => each.task === task);
    if (!check || !execution) return [];
    return {
      check,
      packageName,
      folder: path.join(repository, directory),
      startedAt: execution.startTime,
      seconds: (execution.endTime - execution.startTime) / 1000,
      isRed: execution.exitCode !== 0,
      isCached: cache.status === 'HIT',
    };
  });
}

/**
 * Lists what {@link runTasks} would run, each with the names that its files have.
 * @param {import('./checks.mjs').Check[]} checks
 * @param {{ options?: string[], env?: NodeJS.ProcessEnv }} [settings]
 * @returns {Promise<string[]>}
 */
export async function planTasks(checks, { options = [], env = {} } = {}) {
  const names = checks.map(({ task }) => task);
  /** @type {{ tasks: { taskId: string, task: string, command: string, cliArguments: string[] }[] }} */
  const { tasks } = parsed(
    await run('turbo', ['run', ...names, '--dry=json', ...options], {
      env: { ...environment(), ...env },
      quiet: true,
    }),
  );
  return tasks
    .filter(({ task, command }) => names.includes(task) && command !== '<NONEXISTENT>')
    .map(({ taskId, cliArguments }) => [taskId, ...cliArguments].join(' '));
}

/** @param {string[]} parameters @param {NodeJS.ProcessEnv} env @returns {Promise<string>} what it printed, shown meanwhile */
function runTurbo(parameters, env) {
  return new Promise((resolve, reject) => {
    const child = spawn('turbo', parameters, {
      cwd: repository,
      env: { ...environment(), ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let printed = '';
    for (const [from, to] of /** @type {const} */ ([
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ])) {
      from.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
        to.write(text);
        printed += text;
      });
    }
    child.on('error', reject);
    child.on('close', () => resolve(printed));
  });
}
