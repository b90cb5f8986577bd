import type { Browser } from '@playwright/test';
import { fetchedAhead } from './fetched-ahead.ts';
import { openPage, showIntent } from './open-page.ts';
import { readPaints } from './paints.ts';
import { weigh, type Weight } from './weight.ts';

/** The cost of one first visit. */
export interface Counts {
  /** Requests before the largest paint. */
  untilPaint: Weight;
  /** Requests of the whole visit, including those when the browser is idle and the pointer has moved. */
  whole: Weight;
  /** The requests among them that were prefetched for other pages. */
  ahead: Weight;
  cls: number;
  /** Total blocking time and the longest task since the first paint, in milliseconds. */
  blocking: number;
  longestTask: number;
}

export async function countVisit(browser: Browser, url: string): Promise<Counts> {
  const visit = await openPage(browser, url);
  try {
    const { lcp, timeOrigin } = await readPaints(visit.page);
    await showIntent(visit);
    const { cls, blocking, longestTask } = await readPaints(visit.page);
    const requests = visit.log.requests();
    const paintedAt = timeOrigin + lcp - visit.log.clockOffset();
    return {
      untilPaint: weigh(requests.filter(({ startedAt }) => startedAt < paintedAt)),
      whole: weigh(requests),
      ahead: weigh(fetchedAhead(requests, new URL(url).pathname)),
      cls,
      blocking,
      longestTask,
    };
  } finally {
    await visit.close();
  }
}
