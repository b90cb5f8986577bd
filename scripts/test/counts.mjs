// @ts-check
import path from 'node:path';
import { repository } from '../toolchain.mjs';

/** @typedef {{ passed: number, failed: number, skipped: number, score?: number }} Counts `score`: of mutants, how many in a hundred the tests noticed; of journeys that give themselves one, the lowest */

/** @typedef {{ name: string, seconds: number }} TimedTest */

/**
 * @typedef {{ title: string, file: string, ok: boolean, tests: { annotations?: { type: string, description?: string }[], results: { duration: number, error?: { message?: string } }[] }[] }} PlaywrightSpec
 * @typedef {{ specs?: PlaywrightSpec[], suites?: PlaywrightSuite[] }} PlaywrightSuite
 * @typedef {{ stats: Record<'expected' | 'flaky' | 'unexpected' | 'skipped', number>, suites: PlaywrightSuite[] }} PlaywrightReport
 * @typedef {{ files: Record<string, { mutants: { status: string }[] }> }} StrykerReport
 * @typedef {{ name: string, status: string, assertionResults: { fullName: string, status: string, duration?: number | null, failureMessages?: string[] }[] }} VitestFile
 * @typedef {Record<'numPassedTests' | 'numFailedTests' | 'numPendingTests' | 'numFailedTestSuites', number> & { testResults?: VitestFile[] }} VitestReport
 */

/** Counts the tests in a Vitest, Playwright or Stryker report. @param {PlaywrightReport | StrykerReport | VitestReport} report @returns {Counts} */
export function countsIn(report) {
  if ('stats' in report) {
    const { expected, flaky, unexpected, skipped } = report.stats;
    const counts = { passed: expected, failed: unexpected + flaky, skipped };
    const scores = scoresIn(report.suites);
    return scores.length > 0 ? { ...counts, score: Math.min(...scores) } : counts;
  }
  if ('files' in report) return countMutants(report.files);
  const { numPassedTests, numFailedTests, numPendingTests, numFailedTestSuites } = report;
  return {
    passed: numPassedTests,
    failed: Math.max(numFailedTests, numFailedTestSuites > 0 ? 1 : 0),
    skipped: numPendingTests,
  };
}

/** @param {PlaywrightSuite[]} suites */
function scoresIn(suites) {
  return listSpecs(suites)
    .flatMap(({ tests }) => tests.flatMap(({ annotations = [] }) => annotations))
    .filter(({ type }) => type === 'score')
    .map(({ description }) => Number(description));
}

/** The slowest tests of a Vitest or a Playwright report. @param {PlaywrightReport | VitestReport} report @param {number} count @returns {TimedTest[]} */
export function slowestIn(report, count) {
  const tests = 'stats' in report ? listSpecs(report.suites).map(timedSpec) : timedTests(report);
  return tests.toSorted((one, other) => other.seconds - one.seconds).slice(0, count);
}

/** @param {VitestReport} report @returns {TimedTest[]} */
function timedTests({ testResults = [] }) {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      name: `${name.split('/').at(-1)}: ${fullName}`,
      seconds: (duration ?? 0) / 1000,
    })),
  );
}

/** @param {PlaywrightSpec} spec @returns {TimedTest} */
function timedSpec({ file, title, tests }) {
  const times = tests.flatMap(({ results }) => results.map(({ duration }) => duration));
  return { name: `${file}: ${title}`, seconds: times.reduce((sum, each) => sum + each, 0) / 1000 };
}

/** The files with a failed test, or that failed to load, as filters of their runner. @param {PlaywrightReport | VitestReport} report @returns {string[]} */
export function redFilesIn(report) {
  if ('stats' in report)
    return [...new Set(listSpecs(report.suites).flatMap(({ file, ok }) => (ok ? [] : [file])))];
  const red = (report.testResults ?? []).filter(({ status }) => status === 'failed');
  return red.map(({ name }) => path.relative(repository, name));
}

/** The specs of all files, at any depth. @param {PlaywrightSuite[]} suites @returns {PlaywrightSpec[]} */
export function listSpecs(suites) {
  return suites.flatMap(({ specs = [], suites: inner = [] }) => [...specs, ...listSpecs(inner)]);
}

/**
 * Mutants that a test noticed count as passed; the run itself decides how many may be missed.
 * @param {StrykerReport['files']} files @returns {Counts}
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
