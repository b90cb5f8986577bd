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
    const response = await route.fetch();
    const code = await response.text();
    if (!stopped) count += 1;
    await route.fulfill({ response, body: stopped ? code : `globalThis.tampered=true;${code}` });
  });
  return {
    count: () => count,
    stop: () => {
      stopped = true;
    },
  };
}
