// @ts-check
import { spawn } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { environment, repository } from '../toolchain.mjs';

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/** @typedef {Counts & { score?: number }} Outcome `score`: of mutants, how many in a hundred the tests noticed */

/**
 * Runs every check, also after one failed, and closes with the plain line `N passed, N failed`.
 * @param {import('./checks.mjs').Check[]} checks
 * @returns {Promise<number>} the exit status
 */
export async function runChecks(checks) {
  /** @type {{ name: string, counts: Counts, seconds: number }[]} */
  const results = [];
  for (const check of checks) {
    process.stdout.write(`\n── ${check.name} ──\n`);
    const start = Date.now();
    const counts = await runCheck(check);
    results.push({ name: check.name, counts, seconds: (Date.now() - start) / 1000 });
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

/** Runs one check and counts. @param {import('./checks.mjs').Check} check @returns {Promise<Outcome>} */
export async function runCheck({ command, env, report }) {
  if (report) {
    await mkdir(path.dirname(report), { recursive: true });
    await rm(report, { force: true });
  }
  const status = await spawned(command, env);
  const counts = report ? await readCounts(report) : undefined;
  if (!counts) return { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1, skipped: 0 };
  // A run that ended badly although no test failed (or none ran) is a failure all the same.
  const broken = counts.failed === 0 && (status !== 0 || counts.passed === 0);
  return broken ? { ...counts, failed: 1 } : counts;
}

/** @param {string[]} command @param {NodeJS.ProcessEnv} [env] @returns {Promise<number>} */
function spawned([program = '', ...parameters], env = {}) {
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
