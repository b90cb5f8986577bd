import type { Page } from '@playwright/test';

/** A simulated attacker between the site and the browser. */
export interface Tampering {
  /** How many scripts were changed. */
  count: () => number;
  /** Whether one of them has run, in this document of the page or an earlier one. */
  hasRun: () => boolean;
  stop: () => void;
}

/** Changes scripts in transit so that each reports when it runs. */
export async function tamperWith(page: Page, scripts: RegExp): Promise<Tampering> {
  let count = 0;
  let hasRun = false;
  let stopped = false;
  // A variable of the page would be lost when the page reloads itself.
  await page.exposeFunction('tellTampered', () => {
    hasRun = true;
  });
  await page.route(scripts, async (route) => {
    // `route.fetch()` would fail the test when the page is left before the response.
    const code = await (await fetch(route.request().url())).text();
    if (!stopped) count += 1;
    const body = stopped ? code : `globalThis.tellTampered();${code}`;
    await route.fulfill({ contentType: 'text/javascript', body });
  });
  return {
    count: () => count,
    hasRun: () => hasRun,
    stop: () => {
      stopped = true;
    },
  };
}
