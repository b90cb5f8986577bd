import { availableParallelism } from 'node:os';
import path from 'node:path';
import { defineConfig } from 'vitest/config';

/** Packages whose tests run in a simulated browser; the others run in Node. */
const browserPackages = [
  'packages/forms',
  'packages/views',
  'packages/design-system',
  'apps/shell',
  'apps/marketing',
  'apps/ordering',
  'apps/client-dashboard',
  'apps/admin-dashboard',
  'apps/content-admin',
];
/** Those of them that tell an answer's errors and the page's address apart, which a page of its own hides. */
const clientPackages = ['packages/api-client', 'packages/auth'];
const nodePackages = ['domain', 'contracts', 'messages', 'platform', 'testing', 'build'];

const testsOf = (folder: string) => `${folder}/src/**/*.test.{ts,tsx}`;
const patience = 'packages/testing/src/patience.ts';
const inBrowser = {
  environment: 'jsdom',
  setupFiles: [
    patience,
    'packages/testing/src/fail-on-console.ts',
    'packages/testing/src/simulated-browser.ts',
  ],
  testTimeout: 20_000,
};

/**
 * Times are for a busy machine. With `isolate: false` files share their modules, a second and more to load, within a
 * worker: what a module does once, as a hook of its own, it does for the first file only.
 */
export default defineConfig({
  test: {
    // Two files at once on two cores as well: many wait for a database or for processes of their own.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // What tests load, and the programs they start, is compiled once.
    env: { NODE_COMPILE_CACHE: path.join(import.meta.dirname, 'node_modules/.cache/tests') },
    expect: { poll: { timeout: 10_000 } },
    projects: [
      {
        test: {
          name: 'node',
          include: [
            ...nodePackages.map((name) => `packages/${name}/src/**/*.test.ts`),
            'apps/storybook/src/**/*.test.ts',
            'benchmarks/*/**/*.test.ts',
          ],
          isolate: false,
          setupFiles: [patience],
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'edge',
          include: ['apps/edge/src/**/*.test.ts'],
          setupFiles: [patience],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          ...inBrowser,
          name: 'browser',
          include: browserPackages.map(testsOf),
          // A page and modules of its own for each file, in a process that has loaded the makers of pages before.
          pool: 'vmForks',
        },
      },
      { test: { ...inBrowser, name: 'client', include: clientPackages.map(testsOf) } },
      {
        test: {
          name: 'api',
          include: ['apps/api/src/**/*.test.ts'],
          setupFiles: [patience],
          globalSetup: [
            // Torn down last: what it complains of must leave no server behind.
            'apps/api/src/testing/answers-setup.ts',
            'apps/api/src/database/testing/global-setup.ts',
          ],
          // Each file has an app and a database of its own.
          isolate: false,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'house',
          include: ['scripts/checks/**/*.test.ts'],
          isolate: false,
          testTimeout: 20_000,
        },
      },
    ],
  },
});
