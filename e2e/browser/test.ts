import { test as base } from '@playwright/test';
import { watchPage, type PageWatch } from './watch-page.ts';

/** The journeys' `test`: every page is watched, and one that was not quiet fails its test. */
export const test = base.extend<{ watch: PageWatch }>({
  watch: [
    async ({ page, baseURL }, use) => {
      const watch = watchPage(page, baseURL ?? '');
      await use(watch);
      base.expect(watch.complaints(), 'errors and warnings in the console').toEqual([]);
      base.expect(watch.strangers(), 'requests to other hosts').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
