import type { Browser } from '@playwright/test';
import { openPage } from './open-page.ts';
import { readPaints } from './paints.ts';

/** Milliseconds to the largest paint in one first visit. */
export async function timeVisit(browser: Browser, url: string): Promise<number> {
  const visit = await openPage(browser, url);
  try {
    const { lcp } = await readPaints(visit.page);
    if (!(lcp > 0)) throw new Error(`${url} never painted.`);
    return lcp;
  } finally {
    await visit.close();
  }
}
