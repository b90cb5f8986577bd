// @ts-check
import { readFile } from 'node:fs/promises';
import { stripVTControlCharacters } from 'node:util';
import { Failure } from './failure.mjs';
import { parsed } from './parsed.mjs';

/**
 * A task that the task runner ran or took from its cache; its times are in milliseconds.
 * @typedef {{
 *   task: string,
 *   package: string,
 *   directory: string,
 *   command: string,
 *   cache: { status: string },
 *   execution?: { startTime: number, endTime: number, exitCode: number | null },
 * }} Task
 */

/**
 * The tasks that have a command, of a run with `--summarize`.
 * @param {string} printed by the task runner
 * @returns {Promise<Task[]>}
 */
export async function readTasks(printed) {
  // With FORCE_COLOR the output has colours also without a terminal.
  const file = /^\s*Summary:\s+(\S.*\.json)\s*$/m.exec(stripVTControlCharacters(printed))?.[1];
  if (!file) {
    throw new Failure('The task runner did not say what it did.', 'Its own words stand above.');
  }
  /** @type {{ tasks: Task[] }} */
  const { tasks } = parsed(await readFile(file, 'utf8'));
  return tasks.filter(({ command }) => command !== '<NONEXISTENT>');
}
