import { test as base } from '@playwright/test';
import { watchContext, type ContextWatch } from './watch-context.ts';

/** The journeys' `test`: every page of its browser context is watched, and any complaint fails the test. */
export const test = base.extend<{ watch: ContextWatch }>({
  watch: [
    async ({ context, baseURL }, use) => {
      const watch = watchContext(context, baseURL ?? '');
      await use(watch);
      base.expect(watch.complaints(), 'errors and warnings in the console').toEqual([]);
      base.expect(watch.strangers(), 'requests to other hosts').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
