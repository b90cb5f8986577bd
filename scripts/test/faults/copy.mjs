// @ts-check
import { spawn } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parsed } from '../../parsed.mjs';
import { environment, repository, run } from '../../toolchain.mjs';
import { toVerdict } from './parts.mjs';

export const results = path.join(repository, 'test-results/faults');
const copy = path.join(results, 'tree');

/** A part that takes longer than this counts as not answering. */
const PATIENCE_MS = 900_000;

const inCopy = { cwd: copy, quiet: true };

/** Prepares the committed tree, installed, in a folder of its own; its builds of an earlier run are reused. */
export async function prepareCopy() {
  if (!existsSync(path.join(copy, '.git'))) {
    rmSync(copy, { recursive: true, force: true });
    await run('git', ['clone', '--quiet', '--shared', '--no-checkout', repository, copy]);
  }
  const commit = (await run('git', ['rev-parse', 'HEAD'], { quiet: true })).trim();
  await run('git', ['fetch', '--quiet', 'origin', commit], inCopy);
  await run('git', ['checkout', '--quiet', '--force', '--detach', commit], inCopy);
  await run('git', ['clean', '-fdq'], inCopy);
  const tools = 'toolchain/node_modules';
  if (!existsSync(path.join(copy, tools))) {
    const options = { recursive: true, verbatimSymlinks: true };
    cpSync(path.join(repository, tools), path.join(copy, tools), options);
  }
  const install = ['install', '--offline', '--frozen-lockfile'];
  await run('pnpm', install, { ...inCopy, env: environmentOfCopy() });
}

/** Restores the committed state in the copy, whatever a killed run has left. */
export async function restoreCopy() {
  await run('git', ['checkout', '--quiet', '--force', '.'], inCopy);
  await run('git', ['clean', '-fdq'], inCopy);
}

/** Applies the patch and returns whether it fits; a few lines may have moved. @param {string} patch */
export function applyToCopy(patch) {
  return run('git', ['apply', '-C1', '--recount', patch], inCopy).then(
    () => true,
    () => false,
  );
}

/**
 * Runs a part in the copy, as the fast tier runs it.
 * @param {import('./parts.mjs').Part} part
 * @returns {Promise<{ green: boolean, empty: boolean, failure: string | null }>} `failure`: the first test that failed
 */
export async function ask({ command, env, report }) {
  if (report) rmSync(report, { force: true });
  const { status, last } = await spawned(command, env);
  const lastLine = last.trim().split('\n').at(-1) ?? '';
  if (!report)
    return { green: status === 0, empty: false, failure: status === 0 ? null : lastLine };
  if (!existsSync(report))
    return { green: false, empty: /No test(?: file)?s found/u.test(last), failure: null };
  const { ran, failure } = toVerdict(parsed(readFileSync(report, 'utf8')));
  return { green: status === 0 && ran > 0, empty: ran === 0, failure };
}

function environmentOfCopy() {
  const { PATH, TEST_TIER: _tier, ...others } = { TEST_TIER: '', ...environment() };
  return { ...others, PATH: PATH.replaceAll(repository, copy) };
}

/** @param {string[]} command @param {NodeJS.ProcessEnv} [env] @returns {Promise<{ status: number, last: string }>} */
function spawned([program = '', ...parameters], env = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, parameters, {
      cwd: copy,
      env: { ...environmentOfCopy(), ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    let last = '';
    const collect = (/** @type {string} */ text) => (last = (last + text).slice(-4000));
    child.stdout.setEncoding('utf8').on('data', collect);
    child.stderr.setEncoding('utf8').on('data', collect);
    // With all its child processes, such as a system of the journeys.
    const interrupt = () => child.pid !== undefined && process.kill(-child.pid, 'SIGINT');
    const end = () => {
      interrupt();
      child.once('close', () => process.exit(1));
    };
    const timer = setTimeout(interrupt, PATIENCE_MS);
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, end);
    child.on('error', reject);
    child.on('close', (code) => {
      clearTimeout(timer);
      for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, end);
      resolve({ status: code ?? 1, last });
    });
  });
}
