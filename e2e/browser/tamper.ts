import type { Page } from '@playwright/test';

/** Somebody between the site and the browser. */
export interface Tampering {
  /** How many scripts were changed. */
  count: () => number;
  /** Whether one of them has run, in this document of the page or in one before it. */
  hasRun: () => boolean;
  stop: () => void;
}

/** Changes scripts on their way so that each says when it runs. */
export async function tamperWith(page: Page, scripts: RegExp): Promise<Tampering> {
  let count = 0;
  let hasRun = false;
  let stopped = false;
  // Not a variable of the page: the page may load itself anew, which throws its variables away.
  await page.exposeFunction('tellTampered', () => {
    hasRun = true;
  });
  await page.route(scripts, async (route) => {
    // Not by the route's own fetch: its answer is thrown away when the page leaves, and that would fail the test.
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
