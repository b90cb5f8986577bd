import { availableParallelism } from 'node:os';
import path from 'node:path';
import { defineConfig } from 'vitest/config';

/** Packages whose tests run in a simulated browser; the others run in Node. */
const browserPackages = [
  'packages/api-client',
  'packages/auth',
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
const nodePackages = ['domain', 'contracts', 'messages', 'platform', 'testing', 'build'];

const browserTests = browserPackages.map((folder) => `${folder}/src/**/*.test.{ts,tsx}`);
const inBrowser = {
  environment: 'jsdom',
  setupFiles: [
    'packages/testing/src/fail-on-console.ts',
    'packages/testing/src/simulated-browser.ts',
  ],
  testTimeout: 20_000,
};

export default defineConfig({
  test: {
    // Two files at once on two cores as well: many wait for a database or for processes of their own.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // What tests load, and the programs they start, is compiled once.
    env: { NODE_COMPILE_CACHE: path.join(import.meta.dirname, 'node_modules/.cache/tests') },
    projects: [
      {
        test: {
          name: 'node',
          include: [
            ...nodePackages.map((name) => `packages/${name}/src/**/*.test.ts`),
            'apps/edge/src/**/*.test.ts',
            'apps/storybook/src/**/*.test.ts',
            'benchmarks/*/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          ...inBrowser,
          name: 'browser',
          include: browserTests,
        },
      },
      {
        test: {
          name: 'api',
          include: ['apps/api/src/**/*.test.ts'],
          globalSetup: [
            // Torn down last: what it complains of must leave no server behind.
            'apps/api/src/testing/answers-setup.ts',
            'apps/api/src/database/testing/global-setup.ts',
          ],
          // Each file has an app and a database of its own; the modules, a second and more to load, they share.
          isolate: false,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      { test: { name: 'house', include: ['scripts/checks/**/*.test.ts'] } },
    ],
  },
});
