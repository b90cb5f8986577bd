import type { Browser, Locator } from '@playwright/test';
import { openPage, quietMs, showIntent, type FreshPage } from './open-page.ts';
import type { RequestRecord } from './request-record.ts';
import { weigh } from './weight.ts';

/** What going from the home page into another area costs on the network. */
export interface Navigation {
  /** Requests from the click on, after the pointer has rested on the link. */
  prefetched: number;
  /** Requests and serial steps of the area when nothing announced the click. */
  uncached: { requests: number; steps: number };
}

const target = '/negative-certificate';

/** @param areaFiles what the addresses of the area's own files contain, whenever they were asked for */
export async function measureNavigation(
  browser: Browser,
  { site, areaFiles }: { site: string; areaFiles: string },
): Promise<Navigation> {
  const prefetched = await goThere(browser, site, async (link, { log }) => {
    await link.scrollIntoViewIfNeeded();
    await link.hover();
    await log.quiet(quietMs);
  });
  const uncached = await goThere(browser, site, () => Promise.resolve());
  const { requests, depth } = weigh([
    ...uncached.before.filter(({ url }) => url.includes(areaFiles)),
    ...uncached.after,
  ]);
  return { prefetched: prefetched.after.length, uncached: { requests, steps: depth } };
}

type Prepare = (link: Locator, visit: FreshPage) => Promise<void>;

/** Opens the home page, lets it come alive, prepares, follows the link. */
async function goThere(browser: Browser, site: string, prepare: Prepare) {
  const visit = await openPage(browser, `${site}/`);
  try {
    await showIntent(visit);
    const link = visit.page.locator(`main a[href="${target}"]`).first();
    await prepare(link, visit);
    const before = visit.log.requests();
    await link.dispatchEvent('click'); // moves no pointer, so that nothing is prefetched on the way
    await visit.page.waitForURL(`${site}${target}`);
    await visit.log.quiet(quietMs);
    return { before, after: since(before, visit.log.requests()) };
  } finally {
    await visit.close();
  }
}

function since(before: readonly RequestRecord[], all: readonly RequestRecord[]): RequestRecord[] {
  const last = Math.max(...before.map(({ startedAt }) => startedAt));
  return all.filter(({ startedAt }) => startedAt > last);
}
