// @ts-check
// `node scripts/test/mutants/run.mjs <group> <report>`: changes each expression of the group's files, one at a time, and runs
// its tests. Fails when they notice less than 85 % of the changes.
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Stryker } from '@stryker-mutator/core';
import { mutantGroups } from './groups.mjs';

const SCORE_MIN = 85;

const [name = '', report = ''] = process.argv.slice(2);
const group = mutantGroups[name];
if (!group) throw new Error(`No group of mutants: ${name}`);
const config = 'scripts/test/mutants/vitest.config.ts';
const copied = [...group.beside.map((folder) => `${folder}/**`), 'tsconfig.*.json', config];

await new Stryker({
  plugins: [fileURLToPath(import.meta.resolve('@stryker-mutator/vitest-runner'))],
  testRunner: 'vitest',
  vitest: { configFile: config },
  mutate: [...group.mutate, '!**/*.test.{ts,tsx}'],
  // Only the group's own packages are copied; the others are resolved through node_modules.
  ignorePatterns: ['**', ...copied.map((path) => `!${path}`), 'node_modules'],
  tempDirName: 'test-results/mutants',
  concurrency: Math.max(1, Math.floor(availableParallelism() / 2)),
  // A time-out on a busy machine must not count as a noticed mutant.
  timeoutMS: 60_000,
  thresholds: { high: 100, low: SCORE_MIN, break: SCORE_MIN },
  reporters: ['dots', 'clear-text', 'json'],
  clearTextReporter: { logTests: false, reportTests: false },
  jsonReporter: { fileName: report },
  allowConsoleColors: false,
}).runMutationTest();
