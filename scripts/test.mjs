// @ts-check
// `npm test`: everything of the fast tier, browser included, on a machine with only Node and npm.
import { exitWith } from './failure.mjs';
import {
  browserChecks,
  houseChecks,
  routeTable,
  storybookBuild,
  treeChecks,
} from './test/checks.mjs';
import { findChromium } from './test/chromium.mjs';
import { printReport } from './test/report.mjs';
import { runTasks } from './test/run-tasks.mjs';
import { hasToolchain, installToolchain, run } from './toolchain.mjs';

const BUDGET = 600; // seconds on two cores

try {
  const start = Date.now();
  if (!hasToolchain()) await installToolchain();
  await run('pnpm', ['install', '--frozen-lockfile']);
  await findChromium(); // installs it if there is none
  // Three on two cores, because a task that waits or has one thread leaves a core idle.
  const options = ['--continue', '--concurrency=3'];
  const outcomes = [
    ...(await runTasks([...treeChecks, ...houseChecks, routeTable, storybookBuild], { options })),
    // Each of them uses both cores, and its tests have time limits.
    ...(await runTasks(browserChecks, { options: ['--continue', '--concurrency=1'] })),
  ];
  const seconds = (Date.now() - start) / 1000;
  process.exitCode = await printReport(outcomes, { seconds, budget: BUDGET });
} catch (error) {
  exitWith(error);
}
