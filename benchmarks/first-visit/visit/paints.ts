import type { Page } from '@playwright/test';

/** The browser's paint metrics so far. */
export interface Paints {
  /** Largest contentful paint, in milliseconds from the start of the navigation. */
  lcp: number;
  /** Cumulative layout shift. */
  cls: number;
  /** Total blocking time since the first paint: the part of each task above 50 ms, in milliseconds. */
  blocking: number;
  /** The longest task since the first paint; 0 when none was longer than 50 ms. */
  longestTask: number;
  /** Wall-clock time of the start of the navigation. */
  timeOrigin: number;
}

export async function readPaints(page: Page): Promise<Paints> {
  return page.evaluate(async () => {
    const types = ['largest-contentful-paint', 'layout-shift', 'longtask'];
    const [paints = [], shifts = [], tasks = []] = await Promise.all(
      types.map(
        (type) =>
          new Promise<PerformanceEntryList>((resolve) => {
            const observer = new PerformanceObserver((list) => resolve(list.getEntries()));
            observer.observe({ type, buffered: true });
            setTimeout(() => resolve([]), 200); // The page may have no such entries.
          }),
      ),
    );
    // TypeScript's DOM library has no type for layout shifts.
    const values = shifts.map((shift) => ('value' in shift ? Number(shift.value) : 0));
    const [first] = performance.getEntriesByName('first-contentful-paint');
    const after = tasks.filter(
      ({ startTime, duration }) => first && startTime + duration > first.startTime,
    );
    return {
      blocking: after.reduce((total, { duration }) => total + duration - 50, 0),
      longestTask: Math.max(0, ...after.map(({ duration }) => duration)),
      lcp: paints.at(-1)?.startTime ?? Number.NaN,
      cls: values.reduce((total, value) => total + value, 0),
      timeOrigin: performance.timeOrigin,
    };
  });
}
