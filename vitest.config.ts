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

export default defineConfig({
  test: {
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
          name: 'browser',
          environment: 'jsdom',
          include: browserPackages.map((folder) => `${folder}/src/**/*.test.{ts,tsx}`),
          setupFiles: ['packages/testing/src/fail-on-console.ts'],
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
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      { test: { name: 'house', include: ['scripts/checks/**/*.test.ts'] } },
    ],
  },
});
