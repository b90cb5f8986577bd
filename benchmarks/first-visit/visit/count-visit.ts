import type { Browser } from '@playwright/test';
import { fetchedAhead } from './fetched-ahead.ts';
import { openPage, showIntent } from './open-page.ts';
import { readPaints } from './paints.ts';
import { weigh, type Weight } from './weight.ts';

/** What one first visit costs. */
export interface Counts {
  /** Requested before the largest paint. */
  untilPaint: Weight;
  /** The whole visit, with all that comes when the browser is idle and the pointer has moved. */
  whole: Weight;
  /** Of the whole, what was fetched ahead for other pages. */
  ahead: Weight;
  cls: number;
  /** From the first paint on, in milliseconds: total blocking time, and the longest task. */
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
