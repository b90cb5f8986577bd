// @ts-check

/**
 * A check is a task of the task runner (`turbo.json`), in every package that has it.
 * @typedef {object} Check
 * @property {string} name its name in the table
 * @property {string} task
 * @property {string} [report] where the task leaves its test report, within its package
 * @property {(red: { packageName: string, files: string }) => string} next the next command when it fails; `files` are those with a
 *   failed test
 */

/** @type {Check} */
const format = { name: 'format', task: 'format:check', next: () => 'pnpm format' };

/** @type {Check} */
const deadCode = { name: 'dead code', task: 'dead-code', next: () => 'pnpm dead-code' };

/** Takes seconds each: a run that stops at the first failure begins with them. @type {Check[]} */
export const quickChecks = [
  format,
  {
    name: 'lint and types',
    task: 'lint',
    next: ({ packageName }) => `pnpm --filter ${packageName} lint --fix`,
  },
  { name: 'scripts', task: 'lint:scripts', next: () => 'pnpm lint:scripts' },
  deadCode,
];

/** The same for the whole tree at once, in half the processor time when nothing is cached. @type {Check[]} */
export const treeChecks = [
  format,
  { name: 'lint and types', task: 'lint:tree', next: () => 'pnpm lint:tree --fix' },
  deadCode,
];

/** Other checks without a browser. @type {Check[]} */
export const houseChecks = [
  {
    name: 'unit',
    task: 'test',
    report: 'test-results/unit.json',
    next: ({ files }) => `pnpm unit ${files}`,
  },
  { name: 'house', task: 'house', report: 'test-results/house.json', next: () => 'pnpm house' },
  {
    name: 'bundles',
    task: 'bundles',
    report: 'test-results/bundles.json',
    next: () => 'pnpm bundles',
  },
  { name: 'build', task: 'build', next: ({ packageName }) => `pnpm --filter ${packageName} build` },
  {
    name: 'size budgets',
    task: 'size',
    next: ({ packageName }) => `pnpm --filter ${packageName} size`,
  },
];

/** Who finds what at each address: it loads every area, so a change of any area reaches it. @type {Check} */
export const routeTable = {
  name: 'routes',
  task: 'routes',
  report: 'test-results/unit.json',
  next: () => 'pnpm unit route-table',
};

/** The Storybook as it is published. @type {Check} */
export const storybookBuild = {
  name: 'storybook',
  task: 'build:storybook',
  next: () => 'pnpm storybook:build',
};

/** @type {Check} */
export const stories = {
  name: 'stories',
  task: 'stories',
  report: 'test-results/stories.json',
  next: ({ files }) =>
    `pnpm stories ${files}; if the new look is meant: pnpm snapshots ${files}, and look`,
};

/** @type {Check} */
export const journeys = {
  name: 'journeys',
  task: 'e2e',
  report: 'test-results/e2e.json',
  next: ({ files }) => `pnpm e2e ${files} --debug, or --trace on`,
};

/** Every story, and the journeys through the built site. @type {Check[]} */
export const browserChecks = [stories, journeys];
