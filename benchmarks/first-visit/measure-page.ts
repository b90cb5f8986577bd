import type { Browser } from '@playwright/test';
import type { ContenderName, Contenders, Rival } from './contenders.ts';
import { ratioInterval, type Interval } from '../statistics/ratio-interval.ts';
import { countVisit, type Counts } from './visit/count-visit.ts';
import { measureTaps, type Taps } from './visit/measure-taps.ts';
import { medianCounts } from './visit/median-counts.ts';
import { timeVisit } from './visit/time-visit.ts';

/** The results of one page for all contenders. */
export interface PageResult {
  path: string;
  counts: Record<ContenderName, Counts>;
  /** The answer times of taps. */
  taps: Record<ContenderName, Taps>;
  /** Milliseconds to the largest paint by round; `again` is the site a second time. */
  times: Record<ContenderName | 'again', number[]>;
  /** The ratios of the site's largest paint to each contender's, pair by pair; the ratio to itself is the noise of this run. */
  ratios: Record<Rival | 'again', Interval>;
}

const countedVisits = 3;

/** @param pairs the number of rounds; each round visits each contender once, in alternating order */
export async function measurePage(
  browser: Browser,
  contenders: Contenders,
  { path, pairs }: { path: string; pairs: number },
): Promise<PageResult> {
  const counted = async (name: ContenderName): Promise<Counts> => {
    const visits: Counts[] = [];
    while (visits.length < countedVisits)
      visits.push(await countVisit(browser, contenders[name].url + path));
    return medianCounts(visits);
  };
  const counts = {
    site: await counted('site'),
    zero: await counted('zero'),
    plain: await counted('plain'),
    astro: await counted('astro'),
  };
  const tapped = (name: ContenderName) => measureTaps(browser, contenders[name].url + path);
  const taps = {
    site: await tapped('site'),
    zero: await tapped('zero'),
    plain: await tapped('plain'),
    astro: await tapped('astro'),
  };
  const times = await timeRounds(browser, contenders, { path, pairs });
  return { path, counts, taps, times, ratios: computeRatios(times) };
}

async function timeRounds(
  browser: Browser,
  contenders: Contenders,
  { path, pairs }: { path: string; pairs: number },
): Promise<PageResult['times']> {
  const times: PageResult['times'] = { site: [], zero: [], plain: [], astro: [], again: [] };
  const order = ['zero', 'site', 'again', 'plain', 'astro'] as const;
  for (let round = 0; round < pairs; round += 1) {
    for (const name of round % 2 === 0 ? order : order.toReversed()) {
      const { url } = contenders[name === 'again' ? 'site' : name];
      times[name].push(await timeVisit(browser, url + path));
    }
  }
  return times;
}

function computeRatios(times: PageResult['times']): PageResult['ratios'] {
  const against = (name: Rival | 'again') =>
    ratioInterval(times.site.map((time, round) => [time, times[name][round] ?? Number.NaN]));
  return {
    zero: against('zero'),
    plain: against('plain'),
    astro: against('astro'),
    again: against('again'),
  };
}
