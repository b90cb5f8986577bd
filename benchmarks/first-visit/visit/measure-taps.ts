import type { Browser } from '@playwright/test';
import { median } from 'simple-statistics';
import { findTarget, tapVisit } from './tap-visit.ts';
import { moments, type Moment } from './watch-page.ts';

/** Milliseconds from a tap to its answer at each moment; null where nothing could be tapped. */
export type Taps = Record<Moment, number | null>;

const visits = 3;

/** The answer times of taps at each moment of a first visit, each the median of three visits. */
export async function measureTaps(browser: Browser, url: string): Promise<Taps> {
  const target = await findTarget(browser, url);
  const taps: Taps = { painted: null, evaluated: null, 'taken over': null, standing: null };
  for (const moment of moments) {
    const answers: number[] = [];
    for (let visit = 0; visit < visits; visit += 1) {
      const answer = await tapVisit(browser, url, { moment, target });
      if (answer !== null) answers.push(answer);
    }
    taps[moment] = answers.length > 0 ? median(answers) : null;
  }
  return taps;
}
