import type { Browser, Locator } from '@playwright/test';
import { openPage, quietMs, showIntent, type FreshPage } from './open-page.ts';
import type { RequestRecord } from './request-record.ts';
import { weigh } from './weight.ts';

/** The network cost of a navigation from the home page to another area. */
export interface Navigation {
  /** Requests after the click, when the pointer has rested on the link before. */
  prefetched: number;
  /** Requests and serial steps of the area when nothing was prefetched. */
  uncached: { requests: number; steps: number };
}

const target = '/negative-certificate';

/** @param areaFiles a part of the addresses of the area's own files, whenever they were requested */
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

/** Opens the home page, waits until it is interactive, prepares, and follows the link. */
async function goThere(browser: Browser, site: string, prepare: Prepare) {
  const visit = await openPage(browser, `${site}/`);
  try {
    await showIntent(visit);
    const link = visit.page.locator(`main a[href="${target}"]`).first();
    await prepare(link, visit);
    const before = visit.log.requests();
    await link.dispatchEvent('click'); // The click moves no pointer, so that nothing is prefetched before it.
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
