import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { TestPrograms } from './built-programs.ts';
import { markdown } from './markdown.ts';
import { configDefaults, defineConfig, type ViteUserConfig } from 'vitest/config';

type Tests = NonNullable<ViteUserConfig['test']>;

const isDeep = process.env['TEST_TIER'] === 'deep';
const repository = path.resolve(import.meta.dirname, '../../..');
const ownSetup = path.join(repository, 'packages/testing/src/setup');
const isInside = existsSync(ownSetup);
const patience = path.join(ownSetup, 'patience.ts');
const programsSetup = path.join(import.meta.dirname, 'programs-setup.ts');

/** Generous time limits, so that a busy machine fails no test: ten seconds for `waitFor`, a minute for a test. */
const patient: Tests = {
  // Slow tests of what seldom breaks run in `pnpm test:deep` only.
  exclude: [...configDefaults.exclude, ...(isDeep ? [] : ['**/*.deep.test.{ts,tsx}'])],
  // Two files at once also on two cores, because many wait for a database or for processes of their own.
  maxWorkers: Math.max(2, availableParallelism() - 1),
  // Modules of tests, and of the programs they start, are transformed and compiled once, for all packages and runs.
  fsModuleCache: true,
  env: compileCache(repository),
  expect: { poll: { timeout: 10_000 } },
  setupFiles: [patience],
  testTimeout: 60_000,
  reporters: createReporters(''),
};

function compileCache(root: string) {
  return { NODE_COMPILE_CACHE: path.join(root, 'node_modules/.cache/tests') };
}

/** The setup of a page test: of this repository, or of the package that an area in another repository has installed. */
function setupFile(name: string, folder: string): string {
  if (isInside) return path.join(ownSetup, `${name}.ts`);
  return createRequire(path.join(folder, 'package.json')).resolve(`@tassis/testing/setup/${name}`);
}

/** `npm test` and `pnpm verify` read the counts and the slowest tests from this report. */
function createReporters(folder: string): NonNullable<Tests['reporters']> {
  return ['default', ['json', { outputFile: path.join(folder, 'test-results/unit.json') }]];
}

/** Vitest configuration of tests of pure code. Files of one worker share their modules. */
export function pureTests(own: Tests & { name: string }): ViteUserConfig {
  return defineConfig({
    test: { ...patient, include: ['src/**/*.test.ts'], isolate: false, ...own },
  });
}

/**
 * Vitest configuration of tests that start servers and processes. Each file has modules of its own unless it says otherwise.
 * `programs`: entries of programs for tests only, which `builtProgram` starts like the package's own.
 */
export function serverTests({
  programs = [],
  ...own
}: Tests & { name: string; programs?: TestPrograms }): ViteUserConfig {
  return defineConfig({
    test: {
      ...patient,
      include: ['src/**/*.test.ts'],
      hookTimeout: 60_000,
      ...own,
      provide: { testPrograms: programs },
      globalSetup: [programsSetup, own.globalSetup ?? []].flat(),
      setupFiles: [patience, own.setupFiles ?? []].flat(),
    },
  });
}

/**
 * Vitest configuration of tests of the package in `folder` in a simulated browser (jsdom): a warning on the console fails
 * them. The files of a package run one after another in one process, which creates jsdom and loads the libraries once; each
 * file has modules of its own, and an empty page. Vitest caches transformed modules by root and configuration, so packages
 * that have both in common share them.
 */
export function pageTests(folder: string, own: Tests = {}): ViteUserConfig {
  const name = path.basename(folder);
  const root = isInside ? repository : folder;
  const begin = ['patience', 'fail-on-console', 'shared-page', 'simulated-browser'];
  return defineConfig({
    plugins: [markdown()],
    test: {
      ...patient,
      name,
      root,
      dir: folder,
      reporters: createReporters(folder),
      include: ['src/**/*.test.{ts,tsx}'],
      environment: 'jsdom',
      isolate: false,
      maxWorkers: 1,
      // In `pnpm unit` these tests run after the others, because they have another number of workers.
      sequence: { groupOrder: 1 },
      env: compileCache(root),
      // Node itself cannot import style sheets, which the packages do that an area in another repository has installed.
      server: { deps: { inline: [/\/node_modules\/@tassis\//] } },
      setupFiles: begin.map((each) => setupFile(each, folder)),
      ...own,
    },
  });
}
