// @ts-check
import { existsSync } from 'node:fs';
import path from 'node:path';
import { repository } from '../toolchain.mjs';
import { haproxy } from './haproxy.mjs';
import { mutantGroups } from './mutants/groups.mjs';
import { firefox, webkit } from './other-browsers.mjs';
import { wapiti } from './scanner.mjs';

/** The programs of the oldest supported PostgreSQL server, not npm's, where Debian installs it. */
const server = process.env['TEST_POSTGRES'] ?? '/usr/lib/postgresql/15';

/**
 * The tests whose counts `TEST_TIER=deep` raises, each resumable, and mutants for the tests of critical code. `TEST_SEED` sets
 * what is random in the former; a failing case prints its own seed.
 * @type {import('./run-command.mjs').CommandCheck[]}
 */
export const deepChecks = [
  deepTest('what the fast tier leaves out of the unit tests', '.deep.test.ts'),
  deepTest('releases: publishers killed at random', 'apps/edge/src/releases/interleavings.test.ts'),
  deepTest('restarts of the edge under load', 'apps/edge/src/main.test.ts'),
  deepTest('bills: 1 000 at once', 'apps/api/src/modules/bills/issue-bill.test.ts'),
  deepTest('lists: reads of 1 000 000 orders', 'apps/api/src/lists/reads/list-reads.test.ts'),
  deepTest('lists: a common word', 'apps/api/src/lists/reads/common-words.test.ts'),
  deepTest('fuzz: 100 000 bad requests', 'apps/api/src/http/fuzz.test.ts'),
  deepTest(
    'orders: each sent several times',
    'apps/api/src/modules/orders/place/exactly-once.test.ts',
  ),
  deepTest(
    'orders: edited by two at once',
    'apps/api/src/modules/orders/edit/edits-at-once.test.ts',
  ),
  deepTest('header: everybody at every place', 'apps/shell/src/frame/header-states.test.tsx'),
  onServer('bills: 1 000 at once', 'apps/api/src/modules/bills/issue-bill.test.ts'),
  onServer('kills of API and database under writers', 'apps/api/src/kills.deep.test.ts'),
  onServer(
    'orders: each sent several times',
    'apps/api/src/modules/orders/place/exactly-once.test.ts',
  ),
  onServer('back to a moment', 'apps/api/src/backup/point-in-time.deep.test.ts'),
  onServer('backup, and bring back', 'apps/api/src/backup/backup.test.ts'),
  manyMachines(),
  deepStories('every one at 320 px', 'least'),
  deepStories('every one at each width, with both sizes of text', 'wide'),
  deepStories('every one mounted on a phone', 'narrow'),
  deepJourney('every area in each of its failures', 'area-failures'),
  deepJourney('memory: changes between any two areas', 'memory'),
  deepJourney('routes: each for everybody, both ways', 'routes'),
  deepJourney('orders: every one that can be made, and in trouble', 'specs/order'),
  deepJourney('hostile strings: every screen, mail, paper and list', 'hostile'),
  deepJourney(
    'the other journeys, with what the fast tier leaves out',
    'specs/(?!area-failures|memory|routes|order|other-browsers|lighthouse|public-pages|hostile|scanner)',
  ),
  deepJourney('public pages: each at every width, with both sizes of text', 'public-pages'),
  inBrowser('Firefox', firefox),
  // It has no headless mode.
  inBrowser('WebKit', webkit, ['xvfb-run', '-a']),
  scanned(),
  lighthouse('a phone'),
  lighthouse('a desktop'),
  ...Object.keys(mutantGroups).map(createMutantCheck),
  everyFault(),
];

/** @param {string} name */
function getReportPath(name) {
  return path.join(repository, 'test-results', `deep-${name.replaceAll(/\W+/gu, '-')}.json`);
}

/** @param {string} group @returns {import('./run-command.mjs').CommandCheck} */
function createMutantCheck(group) {
  const name = `mutants: ${group}`;
  const report = getReportPath(name);
  return { name, command: ['node', 'scripts/test/mutants/run.mjs', group, report], report };
}

/** The fast tier must notice each fault of `faults/list.mjs`. @returns {import('./run-command.mjs').CommandCheck} */
function everyFault() {
  const name = 'faults: each noticed by the fast tier';
  const report = getReportPath(name);
  return { name, command: ['node', 'scripts/test/faults/run.mjs', `--report=${report}`], report };
}

/** @param {string} name @param {string} file whole or a part of its path @returns {import('./run-command.mjs').CommandCheck} */
function deepTest(name, file) {
  const report = getReportPath(name);
  return { name, command: ['vitest', 'run', ...reportersTo(report), file], report };
}

/** A test of many processes, which has a configuration of its own: no other run finds it. @returns {import('./run-command.mjs').CommandCheck} */
function manyMachines() {
  const name = 'many machines: one of each dies, all are replaced';
  const report = getReportPath(name);
  const configuration = ['--config', 'e2e/many/vitest.config.ts'];
  const command = ['vitest', 'run', ...configuration, ...reportersTo(report)];
  const figures = path.join(repository, 'test-results/many.json');
  return { name, command, report, figures, ...(haproxy.skip && { skip: haproxy.skip }) };
}

/** All stories in a project of `apps/storybook/vitest.config.ts`. @param {string} what @param {string} project @returns {import('./run-command.mjs').CommandCheck} */
function deepStories(what, project) {
  const name = `stories: ${what}`;
  const report = getReportPath(name);
  const command = ['node', 'scripts/stories.mjs', '--project', project, ...reportersTo(report)];
  return { name, command, report };
}

/** @param {string} name @param {string} spec @returns {import('./run-command.mjs').CommandCheck} */
function deepJourney(name, spec) {
  const report = getReportPath(name);
  const command = ['pnpm', '--dir', 'e2e', 'exec', 'playwright', 'test', spec];
  return { name, command, env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report }, report };
}

/** @param {string} browser @param {import('./other-browsers.mjs').OtherBrowser} found @param {string[]} within @returns {import('./run-command.mjs').CommandCheck} */
function inBrowser(browser, { skip }, within = []) {
  const check = oneByOne(`${browser}: public pages, an order`, 'other-browsers', browser);
  const command = [...within, ...check.command];
  return { ...check, command, ...(skip !== undefined && { skip }) };
}

/** @returns {import('./run-command.mjs').CommandCheck} */
function scanned() {
  const check = deepJourney('scanner: Wapiti finds nothing on the public pages', 'scanner');
  return { ...check, ...(wapiti.skip !== undefined && { skip: wapiti.skip }) };
}

/** Its score is the lowest of all pages. @param {string} device */
function lighthouse(device) {
  return oneByOne(`Lighthouse on ${device}`, 'lighthouse', device);
}

/** The journeys of a spec with these words in their title, run alone. @param {string} name @param {string} spec @param {string} words @returns {import('./run-command.mjs').CommandCheck} */
function oneByOne(name, spec, words) {
  const check = deepJourney(name, spec);
  const command = [...check.command, '--grep', words];
  return { ...check, command, env: { ...check.env, E2E_WORKERS: '1' } };
}

/** @param {string} report */
function reportersTo(report) {
  return ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
}

/** The same on a server that `DATABASE_URL` names. @param {string} name @param {string} file @returns {import('./run-command.mjs').CommandCheck} */
function onServer(name, file) {
  const check = { ...deepTest(`given server, ${name}`, file), env: { TEST_POSTGRES: server } };
  const isThere = existsSync(path.join(server, 'bin/postgres'));
  return isThere ? check : { ...check, skip: `no PostgreSQL server at ${server}` };
}
