import { defineConfig } from 'vitest/config';

/**
 * How the tests of `groups.mjs` run on mutants: in Stryker's copy of their packages, each file with modules of its own, because
 * a mutant may be in code that a module runs once.
 */
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'node', include: ['packages/domain/src/**/*.test.ts'] } },
      {
        test: {
          name: 'browser',
          environment: 'jsdom',
          include: ['packages/auth/src/*.test.{ts,tsx}'],
          setupFiles: [
            'packages/testing/src/setup/fail-on-console.ts',
            'packages/testing/src/setup/simulated-browser.ts',
          ],
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'api',
          include: [
            'apps/api/src/sessions/*.test.ts',
            'apps/api/src/plugins/authentication.test.ts',
          ],
          globalSetup: ['apps/api/src/database/testing/global-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
