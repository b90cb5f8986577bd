import type { Page } from '@playwright/test';
import { notedIn } from './noted-in.ts';

/** What the browser reports of a page's looks, in milliseconds since the navigation. */
export interface Paints {
  /** When the largest text or image was there. */
  largest: number;
  /**
   * Everything that moved once something was painted, summed up as the browser scores it. Before, a busy machine lays a page
   * out without its fonts and again with them, and none of it is seen.
   */
  shift: number;
}

/** Lets every page that is opened from now on note its paints. */
export async function notePaints(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const paints = { largest: 0, shift: 0 };
    Object.assign(globalThis, { paints });
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) paints.largest = startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      const [painted] = performance.getEntriesByName('first-contentful-paint');
      for (const entry of list.getEntries()) {
        const isSeen = painted && entry.startTime >= painted.startTime;
        if (isSeen) paints.shift += Number(Reflect.get(entry, 'value'));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The paints until now; two frames later, since the browser reports what it has painted. */
export async function readPaints(page: Page): Promise<Paints> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  });
  return notedIn<Paints>(page, 'paints');
}
