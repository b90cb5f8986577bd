// @ts-check
// `pnpm verify`: format, lint, types, unit, graph, dead code and size budgets; what a change must pass before review.
import { exitWith } from './failure.mjs';
import { houseChecks } from './test/checks.mjs';
import { runChecks } from './test/run-checks.mjs';

try {
  process.exitCode = await runChecks(houseChecks);
} catch (error) {
  exitWith(error);
}
