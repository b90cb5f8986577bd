// @ts-check
// `pnpm test:affected [--base <commit>] [--no-browser] [--list]`: runs the part of `npm test` that a change can reach. `--list` only lists it.
import { globSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readAffected } from './ci/affected.mjs';
import { findJourneys, specs } from './ci/journeys.mjs';
import { exitWith } from './failure.mjs';
import {
  houseChecks,
  journeys,
  quickChecks,
  routeTable,
  stories,
  storybookBuild,
} from './test/checks.mjs';
import { findChromium } from './test/chromium.mjs';
import { printReport } from './test/report.mjs';
import { planTasks, runTasks } from './test/run-tasks.mjs';
import { repository } from './toolchain.mjs';

const BUDGET = 600; // seconds on two cores, as for `npm test`, because a change of the shell reaches all of it

try {
  const start = Date.now();
  const { values } = parseArgs({
    options: {
      base: { type: 'string' },
      'no-browser': { type: 'boolean' },
      list: { type: 'boolean' },
    },
  });
  const affected = await readAffected(values.base);
  const browser = values['no-browser'] ? [] : browserRuns(affected);
  const runs = [
    {
      checks: [...quickChecks, ...houseChecks, routeTable, storybookBuild],
      options: ['--affected', '--concurrency=3'],
    },
    ...browser,
  ].map(({ checks, options }) => ({
    checks,
    settings: { options: ['--continue', ...options], env: { TURBO_SCM_BASE: affected.base } },
  }));
  if (values.list) {
    for (const { checks, settings } of runs)
      console.log((await planTasks(checks, settings)).join('\n'));
  } else {
    if (browser.length > 0) await findChromium();
    const outcomes = [];
    for (const { checks, settings } of runs) outcomes.push(...(await runTasks(checks, settings)));
    const seconds = (Date.now() - start) / 1000;
    process.exitCode = await printReport(outcomes, { seconds, budget: BUDGET });
  }
} catch (error) {
  exitWith(error);
}

/** The stories and journeys that the change reaches: a task of the runner is all of them, so their files are named. @param {import('./ci/affected.mjs').Affected} affected */
function browserRuns(affected) {
  // The runner of stories resolves them from its own folder.
  const folders = affected.stories
    .filter(hasStories)
    .map((folder) => `${path.relative('apps/storybook', folder)}/`);
  const walked = findJourneys(affected);
  return [
    ...(folders.length > 0
      ? [{ checks: [stories], options: named('storybook', affected.everything ? [] : folders) }]
      : []),
    ...(walked.length > 0
      ? [
          {
            checks: [journeys],
            options: named('e2e', walked.length === specs.length ? [] : walked),
          },
        ]
      : []),
  ];
}

/** @param {string} name @param {string[]} files */
function named(name, files) {
  return [`--filter=@tassis/${name}`, ...(files.length > 0 ? ['--', ...files] : [])];
}

/** @param {string} folder */
function hasStories(folder) {
  return globSync('src/**/*.stories.tsx', { cwd: path.join(repository, folder) }).length > 0;
}
