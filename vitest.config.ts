import { defineConfig } from 'vitest/config';
import { pureTests } from './packages/build/src/tests-preset.ts';

/** All unit tests at once, for `pnpm unit <file>`: each package's own configuration, and the checks of the house itself. */
export default defineConfig({
  test: {
    projects: [
      'packages/*/vitest.config.ts',
      'apps/!(storybook)/vitest.config.ts',
      'apps/storybook/vitest.unit.config.ts',
      'benchmarks/vitest.config.ts',
      'e2e/vitest.config.ts',
      pureTests({
        name: 'house',
        include: [
          'scripts/checks/{*,deploy/*,tools/*}.test.ts',
          'scripts/ci/*.test.ts',
          'scripts/packages/**/*.test.ts',
          'scripts/probe/*.test.ts',
          'scripts/test/faults/*.test.ts',
        ],
      }),
      pureTests({ name: 'bundles', include: ['scripts/checks/bundles/*.test.ts'] }),
    ],
  },
});
