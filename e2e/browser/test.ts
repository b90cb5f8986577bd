import { test as base } from '@playwright/test';
import { noteVisitedAreas, unlistedAreas } from './visited-areas.ts';
import { watchContext, type ContextWatch } from './watch-context.ts';

/**
 * The journeys' `test`: every page of its browser context is watched. Any complaint fails the test, as does a visit to an
 * area that the list of its file lacks.
 */
export const test = base.extend<{ watch: ContextWatch; visits: void }>({
  visits: [
    async ({ browser }, use, { file }) => {
      const { areas, stop } = noteVisitedAreas(browser);
      await use();
      stop();
      const unlisted = unlistedAreas(file, areas);
      base.expect(unlisted, 'areas to be added to e2e/areas-of-journeys.json').toEqual([]);
    },
    { auto: true },
  ],
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
