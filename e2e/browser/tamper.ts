import type { Page } from '@playwright/test';

/** Whether a changed script has run in the page. */
export function hasRunTampered(page: Page): Promise<boolean> {
  return page.evaluate(() => Reflect.get(globalThis, 'tampered') === true);
}

/** Somebody between the site and the browser. */
export interface Tampering {
  /** How many scripts were changed. */
  count: () => number;
  stop: () => void;
}

/** Changes scripts on their way: whoever ran one would be told by `hasRunTampered`. */
export async function tamperWith(page: Page, scripts: RegExp): Promise<Tampering> {
  let count = 0;
  let stopped = false;
  await page.route(scripts, async (route) => {
    // Not by the route's own fetch: its answer is thrown away when the page leaves, and that would fail the test.
    const code = await (await fetch(route.request().url())).text();
    if (!stopped) count += 1;
    const body = stopped ? code : `globalThis.tampered=true;${code}`;
    await route.fulfill({ contentType: 'text/javascript', body });
  });
  return {
    count: () => count,
    stop: () => {
      stopped = true;
    },
  };
}
