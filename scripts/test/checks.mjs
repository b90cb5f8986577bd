// @ts-check

/**
 * A check is a task of the task runner (`turbo.json`), in every package that has it.
 * @typedef {object} Check
 * @property {string} name what the table calls it
 * @property {string} task
 * @property {string} [report] where the task leaves its test report, within its package
 * @property {(red: { packageName: string, files: string }) => string} next the command to go on with when it is red; `files` are those
 *   with a test that failed
 */

/** @type {Check} */
const format = { name: 'format', task: 'format:check', next: () => 'pnpm format' };

/** @type {Check} */
const deadCode = { name: 'dead code', task: 'dead-code', next: () => 'pnpm dead-code' };

/** @type {Check[]} Seconds each: a run that stops at the first red check begins with them. */
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

/** @type {Check[]} The same of the whole tree at once, which takes half the processor time where nothing is cached. */
export const treeChecks = [
  format,
  { name: 'lint and types', task: 'lint:tree', next: () => 'pnpm lint:tree --fix' },
  deadCode,
];

/** @type {Check[]} What else needs no browser. */
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

/** @type {Check} Who finds what at each address: it loads every area, so that each change of one reaches it. */
export const routeTable = {
  name: 'routes',
  task: 'routes',
  report: 'test-results/unit.json',
  next: () => 'pnpm unit route-table',
};

/** @type {Check} The Storybook as it is published. */
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

/** @type {Check[]} Every story, and journeys through the built site. */
export const browserChecks = [stories, journeys];
