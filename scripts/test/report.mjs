// @ts-check
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { parsed } from '../parsed.mjs';
import { countsIn, redFilesIn, slowestIn } from './counts.mjs';

/** @typedef {import('./run-tasks.mjs').Outcome} Outcome */

const SLOWEST = 10;
const LAST_LINES = 20;

/**
 * Prints the results of all checks: the seconds of each, the slowest tests, what to do about failures (with the last lines of
 * output if no test explains them), the time beside the budget, and last the plain line `N passed, N failed`. A check without
 * a test report counts as one.
 * @param {Outcome[]} outcomes
 * @param {{ seconds: number, budget: number }} time of the whole run, and what it should take
 * @returns {Promise<number>} the exit status
 */
export async function printReport(outcomes, { seconds, budget }) {
  const reports = await Promise.all(outcomes.map(readReport));
  const checks = [...new Set(outcomes.map(({ check }) => check))];
  print('', '── seconds of work (several tasks go on at once) ──');
  for (const check of checks) {
    const own = outcomes.filter((outcome) => outcome.check === check);
    const mark = own.some(({ isRed }) => isRed) ? '✗' : '✓';
    const cached = own.filter(({ isCached }) => isCached).length;
    const note = cached > 0 ? `  ${cached} of ${own.length} done before` : '';
    const work = own.reduce((sum, each) => sum + (each.isCached ? 0 : each.seconds), 0);
    print(`${mark} ${check.name.padEnd(16)} ${work.toFixed(1).padStart(7)} s${note}`);
  }
  const slowest = reports.flatMap((report, index) =>
    report && !outcomes[index]?.isCached ? slowestIn(report, SLOWEST) : [],
  );
  if (slowest.length > 0) print('', '── slowest tests ──');
  for (const test of slowest
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, SLOWEST)) {
    print(`  ${test.seconds.toFixed(1).padStart(5)} s  ${test.name}`);
  }
  let passed = 0;
  let failed = 0;
  for (const [index, { isRed }] of outcomes.entries()) {
    const report = reports[index];
    const counts = report ? countsIn(report) : { passed: 0, failed: 0 };
    passed += counts.passed || (isRed ? 0 : 1);
    // A check that exited with an error is a failure, even if no test failed.
    failed += counts.failed || (isRed ? 1 : 0);
  }
  if (outcomes.some(({ isRed }) => isRed)) print('', '── what to do ──');
  for (const [index, outcome] of outcomes.entries()) {
    const { check, packageName, isRed } = outcome;
    if (!isRed) continue;
    const report = reports[index];
    const files = (report && redFilesIn(report).join(' ')) || '<name>';
    // `//` is the root.
    const place = packageName === '//' ? '' : ` of ${packageName}`;
    print(`✗ ${check.name}${place}: ${check.next({ packageName, files })}`);
    for (const line of report ? [] : await lastLines(outcome)) print(`    ${line}`);
  }
  const isOver = seconds > budget;
  print(
    '',
    `${isOver ? '⚠ ' : ''}${seconds.toFixed(0)} s of ${budget} s${isOver ? ': over the budget of CONTRIBUTING.md' : ''}`,
  );
  print(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

/**
 * The test report of a check; undefined when it has none, or ended before it wrote one.
 * @param {Outcome} outcome
 * @returns {Promise<import('./counts.mjs').PlaywrightReport | import('./counts.mjs').VitestReport | undefined>}
 */
async function readReport({ check, folder, startedAt, isCached }) {
  if (!check.report) return undefined;
  const file = path.join(folder, check.report);
  const written = await stat(file).catch(() => undefined);
  // An earlier run's report is still there when this one could not write its own.
  if (!written || (!isCached && written.mtimeMs < startedAt)) return undefined;
  return parsed(await readFile(file, 'utf8'));
}

/**
 * The last output of a check, from the task runner's cache; nothing without an entry.
 * @param {Outcome} outcome
 */
async function lastLines({ check, folder }) {
  // The file name that the task runner uses.
  const name = `turbo-${check.task.replaceAll(':', '$colon$')}.log`;
  const log = await readFile(path.join(folder, '.turbo', name), 'utf8').catch(() => '');
  return log === '' ? [] : log.trimEnd().split('\n').slice(-LAST_LINES);
}

/** @param {...string} lines */
function print(...lines) {
  process.stdout.write(`${lines.join('\n')}\n`);
}
