import type { Page } from '@playwright/test';
import { notedIn } from './noted-in.ts';

/** The browser's paint metrics of a page, in milliseconds since the navigation. */
export interface Paints {
  /** The time of the largest paint. */
  largest: number;
  /**
   * The layout shifts after the first paint, summed up as the browser scores them. Earlier ones are invisible: a busy machine
   * lays a page out without its fonts and again with them.
   */
  shift: number;
}

interface NotedPaints {
  largest: number;
  shifts: { startTime: number; value: number }[];
}

/** Makes every page opened from now on record its paints. */
export async function notePaints(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const paints: NotedPaints = { largest: 0, shifts: [] };
    Object.assign(globalThis, { paints });
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) paints.largest = startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { startTime } = entry;
        paints.shifts.push({ startTime, value: Number(Reflect.get(entry, 'value')) });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The paints so far; it waits two frames, because the browser reports a paint after it. */
export async function readPaints(page: Page): Promise<Paints> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  });
  const { largest, shifts } = await notedIn<NotedPaints>(page, 'paints');
  const painted = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  );
  const seen = shifts.filter(({ startTime }) => startTime >= painted);
  return { largest, shift: seen.reduce((sum, { value }) => sum + value, 0) };
}
