// @ts-check
import { spawn } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { environment, repository } from '../toolchain.mjs';

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/** @typedef {Counts & { score?: number }} Outcome `score`: of mutants, how many in a hundred the tests noticed */

/** How much of what a check said last is said again at the end, if it failed. */
const LAST_LINES = 60;

/**
 * Runs every check, also after one failed, and closes with the plain line `N passed, N failed`.
 * @param {import('./checks.mjs').Check[]} checks
 * @returns {Promise<number>} the exit status
 */
export async function runChecks(checks) {
  /** @type {{ name: string, counts: Outcome, last: string, seconds: number }[]} */
  const results = [];
  for (const check of checks) {
    process.stdout.write(`\n── ${check.name} ──\n`);
    const start = Date.now();
    const { last, ...counts } = await runCheck(check);
    results.push({ name: check.name, counts, last, seconds: (Date.now() - start) / 1000 });
  }
  for (const { name, counts, last } of results) {
    if (counts.failed > 0) process.stdout.write(`\n── ${name}: failed ──\n${last.trimEnd()}\n`);
  }
  process.stdout.write('\n');
  for (const { name, counts, seconds } of results) {
    const mark = counts.failed === 0 ? '✓' : '✗';
    process.stdout.write(`${mark} ${name.padEnd(16)} ${seconds.toFixed(1).padStart(7)} s\n`);
  }
  const total = (/** @type {keyof Counts} */ key) =>
    results.reduce((sum, { counts }) => sum + counts[key], 0);
  const skipped = total('skipped') > 0 ? `, ${total('skipped')} skipped` : '';
  process.stdout.write(`\n${total('passed')} passed, ${total('failed')} failed${skipped}\n`);
  return total('failed') === 0 ? 0 : 1;
}

/**
 * Runs one check and counts; `last` is what it said last.
 * @param {import('./checks.mjs').Check} check
 * @returns {Promise<Outcome & { last: string }>}
 */
export async function runCheck({ command, env, report }) {
  if (report) {
    await mkdir(path.dirname(report), { recursive: true });
    await rm(report, { force: true });
  }
  const { status, last } = await spawned(command, env);
  const counts = report ? await readCounts(report) : undefined;
  if (!counts) {
    return { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1, skipped: 0, last };
  }
  // A run that ended badly although no test failed (or none ran) is a failure all the same.
  const broken = counts.failed === 0 && (status !== 0 || counts.passed === 0);
  return { ...counts, failed: broken ? 1 : counts.failed, last };
}

/**
 * @param {string[]} command
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<{ status: number, last: string }>}
 */
function spawned([program = '', ...parameters], env = {}) {
  return new Promise((resolve, reject) => {
    const colours = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
    const child = spawn(program, parameters, {
      cwd: repository,
      env: { ...environment(), ...colours, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    for (const [from, to] of /** @type {const} */ ([
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ])) {
      from.setEncoding('utf8').on('data', (text) => {
        to.write(text);
        said = (said + text).split('\n').slice(-LAST_LINES).join('\n');
      });
    }
    child.on('error', reject);
    child.on('close', (code) => resolve({ status: code ?? 1, last: said }));
  });
}

/** Reads the counts of a Vitest, a Playwright or a Stryker report. @param {string} file @returns {Promise<Outcome | undefined>} */
async function readCounts(file) {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const report = JSON.parse(text);
  if (report.stats) {
    const { expected, flaky, unexpected, skipped } = report.stats;
    return { passed: expected, failed: unexpected + flaky, skipped };
  }
  if (report.files) return countMutants(report.files);
  const { numPassedTests, numFailedTests, numPendingTests, numFailedTestSuites } = report;
  return {
    passed: numPassedTests,
    failed: Math.max(numFailedTests, numFailedTestSuites > 0 ? 1 : 0),
    skipped: numPendingTests,
  };
}

/**
 * Mutants that some test noticed passed; how many may be missed is for the run itself to say.
 * @param {Record<string, { mutants: { status: string }[] }>} files @returns {Outcome}
 */
function countMutants(files) {
  const statuses = Object.values(files).flatMap(({ mutants }) =>
    mutants.map((each) => each.status),
  );
  const count = (/** @type {string[]} */ ...those) =>
    statuses.filter((status) => those.includes(status)).length;
  const passed = count('Killed', 'Timeout');
  const skipped = count('Survived', 'NoCoverage');
  const score = Math.floor((1000 * passed) / (passed + skipped)) / 10;
  return { passed, failed: 0, skipped, score };
}
