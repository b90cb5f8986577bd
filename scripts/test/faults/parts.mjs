// @ts-check
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { browserChecks, houseChecks, quickChecks, storybookBuild } from '../checks.mjs';
import { listSpecs } from '../counts.mjs';

/**
 * A part of the fast tier, named by folder, component or spec, never by a test, because tests come and go.
 * @typedef {object} Parts
 * @property {string} [check] of `scripts/test/checks.mjs`, all of it; several, each after the other: 'build, size budgets'
 * @property {string} [unit] unit tests whose path contains this
 * @property {string} [stories] stories whose path contains this
 * @property {string} [journeys] journeys whose spec contains this
 */

/**
 * @typedef {object} Part
 * @property {string} name
 * @property {string[]} command
 * @property {NodeJS.ProcessEnv} [env]
 * @property {string} [report] the file that lists its failed tests; without one its exit status decides
 */

/**
 * The commands of each part, the quickest first. Each journey gets a newly started system, because of the fault.
 * @param {Parts} parts @param {{ report: string, chromium: string }} where @returns {Part[]}
 */
export function listParts({ check, unit, stories, journeys }, { report, chromium }) {
  const vitest = ['--bail=1', '--reporter=json', `--outputFile.json=${report}`];
  /** @type {Part[]} */
  const parts = [];
  for (const name of check?.split(', ') ?? []) {
    parts.push({ name, command: commandOfCheck(name) });
  }
  if (unit)
    parts.push({ name: `unit ${unit}`, command: ['vitest', 'run', ...vitest, unit], report });
  if (stories) {
    // Not run by `pnpm stories`, which tests named stories thoroughly.
    const command = [
      'pnpm',
      '--dir',
      'apps/storybook',
      'exec',
      'vitest',
      'run',
      ...vitest,
      stories,
    ];
    parts.push({ name: `stories ${stories}`, command, env: { CHROMIUM_PATH: chromium }, report });
  }
  if (journeys) {
    const command = [
      'pnpm',
      '--dir',
      'e2e',
      'exec',
      'playwright',
      'test',
      '--max-failures=1',
      journeys,
    ];
    const env = {
      CHROMIUM_PATH: chromium,
      E2E_WORKERS: '1',
      E2E_SITE_PORT: process.env['E2E_SITE_PORT'] ?? '3410',
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    };
    parts.push({ name: `journeys ${journeys}`, command, env, report });
  }
  return parts;
}

/** @param {string} name */
function commandOfCheck(name) {
  const checks = [...quickChecks, ...houseChecks, storybookBuild, ...browserChecks];
  const check = checks.find((each) => each.name === name);
  if (!check) throw new Error(`No check of the fast tier: ${name}`);
  return ['turbo', 'run', check.task, '--output-logs=errors-only'];
}

/**
 * The result of a run: the number of tests, and the first failed one. A file that failed to load is no failed test.
 * @param {import('../counts.mjs').PlaywrightReport | import('../counts.mjs').VitestReport} report
 * @returns {{ ran: number, failure: string | null }}
 */
export function toVerdict(report) {
  if ('stats' in report) {
    const { expected, unexpected, flaky } = report.stats;
    const failed = listSpecs(report.suites).find(({ ok }) => !ok);
    const error = failed?.tests[0]?.results[0]?.error?.message;
    const failure = failed ? toldIn(failed.file, failed.title, error) : null;
    return { ran: expected + unexpected + flaky, failure };
  }
  for (const { name, assertionResults } of report.testResults ?? []) {
    const failed = assertionResults.find(({ status }) => status === 'failed');
    if (!failed) continue;
    const failure = toldIn(path.basename(name), failed.fullName, failed.failureMessages?.[0]);
    return { ran: report.numPassedTests + report.numFailedTests, failure };
  }
  return { ran: report.numPassedTests, failure: null };
}

/** @param {string} file @param {string} title @param {string} [error] */
function toldIn(file, title, error = '') {
  const [said = ''] = stripVTControlCharacters(error).split('\n');
  return `${file}: ${title}: ${said}`.slice(0, 250);
}
