// @ts-check
// `pnpm verify [area or package …] [--all]`: what a change must pass before review, the quick checks first; of the named packages
// and those that build on them, or of all. The first red check ends it; `--all` goes on.
import { exitWith } from './failure.mjs';
import { houseChecks, quickChecks } from './test/checks.mjs';
import { printReport } from './test/report.mjs';
import { runTasks } from './test/run-tasks.mjs';

const BUDGET = 180; // seconds, with nothing done before

try {
  const start = Date.now();
  const given = process.argv.slice(2);
  const names = given.filter((word) => !word.startsWith('--'));
  const goesOn = given.includes('--all');
  // `//` is the root, whose checks look at the whole tree.
  const scope =
    names.length > 0 ? ['--filter=//', ...names.map((name) => `--filter=...@tassis/${name}`)] : [];
  const options = [...scope, ...(goesOn ? ['--continue'] : [])];
  const outcomes = await runTasks(quickChecks, { options });
  if (goesOn || !outcomes.some(({ isRed }) => isRed)) {
    outcomes.push(...(await runTasks(houseChecks, { options })));
  }
  const seconds = (Date.now() - start) / 1000;
  process.exitCode = await printReport(outcomes, { seconds, budget: BUDGET });
} catch (error) {
  exitWith(error);
}
