import { gte, sql } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import { webVitals } from '../../database/schema/index.ts';
import type { Metric } from './web-vital-buckets.ts';

export type CountedVisit = {
  now: Date;
  page: string;
  app: string;
  version: string;
  metric: Metric;
  bucket: number;
};

/** Rows of a day: some hundred pages and releases. Whoever invents pages fills a day and no disk. */
const ROWS_MAX = 20_000;

/** Counts one visit more; those of a day that is full are not counted. */
export async function countVisit(db: Executor, visit: CountedVisit): Promise<void> {
  const { now, page, app, version, metric, bucket } = visit;
  const day = now.toISOString().slice(0, 10);
  await db.execute(sql`
    INSERT INTO web_vitals (day, page, app, version, metric, bucket, visits)
    SELECT ${day}::date, ${page}, ${app}, ${version}, ${metric}, ${bucket}::int, 1
    WHERE (SELECT count(*) FROM web_vitals WHERE day = ${day}::date) < ${ROWS_MAX}
    ON CONFLICT (day, page, app, version, metric, bucket)
    DO UPDATE SET visits = web_vitals.visits + 1`);
}

/** The visits of each bucket since a day, by page and release. */
export function findVisits(db: Executor, since: Date) {
  const { page, app, version, metric, bucket, visits } = webVitals;
  return db
    .select({
      page,
      app,
      version,
      metric,
      bucket,
      visits: sql<number>`sum(${visits})::int`,
    })
    .from(webVitals)
    .where(gte(webVitals.day, since))
    .groupBy(page, app, version, metric, bucket);
}
