import type { AdminWebVitals, ParsedInputOf, reportWebVitals } from '@tassis/contracts';
import type { Executor } from '../../database/client.ts';
import { bucketOf, METRICS, p75, type Metric } from './web-vital-buckets.ts';
import {
  countInKnownRows,
  countInNewRows,
  findVisits,
  type Figure,
} from './web-vitals.repository.ts';

const DAYS = 28;
const DAY_MS = 86_400_000;
const PAGES_MAX = 100;

type Report = ParsedInputOf<typeof reportWebVitals>['body'];

/**
 * Counts what one browser reported: in one statement, since every visit reports. How many rows the day has is asked only for a
 * row that it has not, and no more once it is full.
 */
export function webVitalsCounter(db: Executor) {
  let fullDay = '';
  return async (body: Report, now: Date): Promise<void> => {
    const { page, app, version } = body;
    const day = now.toISOString().slice(0, 10);
    const visit = { day, page, app, version };
    const missing = await countInKnownRows(db, { ...visit, figures: figuresOf(body) });
    if (missing.length === 0 || day === fullDay) return;
    const isCounted = await countInNewRows(db, { ...visit, figures: missing });
    if (!isCounted) fullDay = day;
  };
}

function figuresOf(body: Report): Figure[] {
  return METRICS.flatMap((metric) => {
    const value = body[metric];
    return value === null || value === undefined
      ? []
      : [{ metric, bucket: bucketOf(metric, value) }];
  });
}

type Counted = Pick<AdminWebVitals['pages'][number], 'page' | 'app' | 'version'> & {
  visits: Map<Metric, Map<number, number>>;
};

/** The figures of the last 28 days. */
export async function readWebVitals(db: Executor, now: Date): Promise<AdminWebVitals> {
  const since = new Date(now.getTime() - (DAYS - 1) * DAY_MS);
  const counted = new Map<string, Counted>();
  for (const { page, app, version, metric, bucket, visits } of await findVisits(db, since)) {
    const key = [page, app, version].join(' ');
    const known: Counted = counted.get(key) ?? { page, app, version, visits: new Map() };
    counted.set(key, known);
    const buckets = known.visits.get(metric) ?? new Map<number, number>();
    known.visits.set(metric, buckets.set(bucket, visits));
  }
  const pages = [...counted.values()].map(({ visits, ...page }) => ({
    ...page,
    lcp: toFigure('lcp', visits.get('lcp')),
    inp: toFigure('inp', visits.get('inp')),
    cls: toFigure('cls', visits.get('cls')),
  }));
  return { days: DAYS, pages: pages.toSorted(byVisits).slice(0, PAGES_MAX) };
}

function toFigure(metric: Metric, buckets: ReadonlyMap<number, number> | undefined) {
  if (buckets === undefined) return null;
  const visits = [...buckets.values()].reduce((sum, count) => sum + count, 0);
  return { p75: p75(metric, buckets), visits };
}

type Page = AdminWebVitals['pages'][number];

function byVisits(one: Page, other: Page): number {
  return (other.lcp?.visits ?? 0) - (one.lcp?.visits ?? 0) || one.page.localeCompare(other.page);
}
