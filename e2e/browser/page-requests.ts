import type { Page } from '@playwright/test';

/** Resolves when the page is still and no request is pending. Never resolves on a page with a stream of changes. */
export async function quiet(page: Page): Promise<void> {
  await still(page);
  await page.waitForLoadState('networkidle');
}

/** Resolves when three idle callbacks have run in a row and no request was sent meanwhile. */
export async function still(page: Page): Promise<void> {
  let asked = -1;
  for (let turn = 0; turn < 3; turn += 1) {
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await page.waitForTimeout(100); // A request that starts later has another cause.
    const now = await page.evaluate(() => performance.getEntriesByType('resource').length);
    if (now !== asked) turn = 0;
    asked = now;
  }
}

/** A request; times in milliseconds of the page. */
interface Timing {
  name: string;
  startTime: number;
  end: number;
}

/** The requests that went to the network; the browser's cached lookups of the icon are left out. */
export function requestsSince(page: Page, moment: number): Promise<Timing[]> {
  return page.evaluate(
    (since) =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => entry.startTime >= since && Reflect.get(entry, 'transferSize') > 0)
        .map(({ name, startTime, duration }) => ({ name, startTime, end: startTime + duration })),
    moment,
  );
}

/** The longest chain of requests in which each starts after another has ended. */
export function steps(requests: readonly Timing[]): number {
  const depths = new Map<Timing, number>();
  for (const request of requests.toSorted((a, b) => a.startTime - b.startTime)) {
    const before = [...depths].filter(([{ end }]) => end <= request.startTime);
    depths.set(request, 1 + Math.max(0, ...before.map(([, depth]) => depth)));
  }
  return Math.max(0, ...depths.values());
}
