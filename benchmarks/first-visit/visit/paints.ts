import type { Page } from '@playwright/test';

/** What the browser says of the page's looks until now. */
export interface Paints {
  /** Largest contentful paint, in milliseconds from the start of the navigation. */
  lcp: number;
  /** Cumulative layout shift. */
  cls: number;
  /** Total blocking time since the first paint: of each task what is over 50 ms, in milliseconds. */
  blocking: number;
  /** The longest task since the first paint; 0 when none took 50 ms. */
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
            setTimeout(() => resolve([]), 200); // there may be none
          }),
      ),
    );
    // TypeScript's DOM library does not know layout shifts.
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
