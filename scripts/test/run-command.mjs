// @ts-check
import { spawn } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { parsed } from '../parsed.mjs';
import { environment, repository } from '../toolchain.mjs';
import { countsIn } from './counts.mjs';

/**
 * A check of the deep tier: one command, and the report with its counts.
 * @typedef {object} CommandCheck
 * @property {string} name
 * @property {string[]} command
 * @property {NodeJS.ProcessEnv} [env]
 * @property {string} report
 * @property {string} [figures] a JSON file with what it has measured, to be published
 * @property {string} [skip] why it cannot be run here
 */

/** Runs a command, its output shown, and counts its tests. @param {CommandCheck} check @returns {Promise<import('./counts.mjs').Counts>} */
export async function runCommand({ command, env = {}, report, figures }) {
  await mkdir(path.dirname(report), { recursive: true });
  for (const file of [report, figures]) if (file !== undefined) await rm(file, { force: true });
  const status = await runProgram(command, env);
  const text = await readFile(report, 'utf8').catch(() => undefined);
  if (text === undefined) return { passed: 0, failed: 1, skipped: 0 };
  const counts = countsIn(parsed(text));
  // A run that exited with an error is a failure, even if no test failed or none ran.
  const broken = counts.failed === 0 && (status !== 0 || counts.passed === 0);
  return { ...counts, failed: broken ? 1 : counts.failed };
}

/** @param {string[]} command @param {NodeJS.ProcessEnv} env @returns {Promise<number>} */
function runProgram([program = '', ...parameters], env) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, parameters, {
      cwd: repository,
      env: { ...environment(), ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}
