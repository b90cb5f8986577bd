// @ts-check
// `pnpm verify [area or package …] [--all]`: runs what a change must pass before review, the quick checks first; for the named
// packages and those that depend on them, or for all. It stops at the first failure; `--all` continues.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { exitWith, Failure } from './failure.mjs';
import { houseChecks, quickChecks, treeChecks } from './test/checks.mjs';
import { printReport } from './test/report.mjs';
import { runTasks } from './test/run-tasks.mjs';
import { repository } from './toolchain.mjs';

// In seconds; CONTRIBUTING.md has them too.
const BUDGET = 180;
const BUDGET_OF_ONE_PACKAGE = 20;

try {
  const start = Date.now();
  const { positionals: names, values } = parseArgs({
    options: { all: { type: 'boolean' } },
    allowPositionals: true,
  });
  assertPackages(names);
  // `//` is the root, whose checks cover the whole tree.
  const scope =
    names.length > 0 ? ['--filter=//', ...names.map((name) => `--filter=...@tassis/${name}`)] : [];
  const options = [...scope, ...(values.all ? ['--continue'] : [])];
  const outcomes = await runTasks(names.length > 0 ? quickChecks : treeChecks, { options });
  if (values.all || !outcomes.some(({ isRed }) => isRed)) {
    outcomes.push(...(await runTasks(houseChecks, { options })));
  }
  const seconds = (Date.now() - start) / 1000;
  const done = outcomes.filter(({ isCached, packageName }) => !isCached && packageName !== '//');
  const packages = new Set(done.map(({ packageName }) => packageName));
  const budget = packages.size > 1 ? BUDGET : BUDGET_OF_ONE_PACKAGE;
  process.exitCode = await printReport(outcomes, { seconds, budget });
} catch (error) {
  exitWith(error);
}

/** @param {string[]} names */
function assertPackages(names) {
  const folders = ['apps', 'packages'].flatMap((each) => readdirSync(path.join(repository, each)));
  const packages = [...folders, 'e2e', 'benchmarks'];
  const unknown = names.find((name) => !packages.includes(name));
  if (unknown)
    throw new Failure(`There is no package ${unknown}.`, `Packages: ${packages.join(', ')}`);
}
