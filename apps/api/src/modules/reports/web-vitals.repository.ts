import { gte, sql } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import { webVitals } from '../../database/schema/index.ts';
import type { Metric } from './web-vital-buckets.ts';

/** A figure, by the bucket that it falls into. */
export type Figure = { metric: Metric; bucket: number };

export type CountedVisit = {
  /** The day in Greenwich, `2026-11-30`. */
  day: string;
  page: string;
  app: string;
  version: string;
  figures: readonly Figure[];
};

/** Rows of a day: some hundred pages and releases. Whoever invents pages fills a day and no disk. */
const ROWS_MAX = 20_000;

/**
 * Counts one visit more in the rows that its day has already.
 * @returns the figures that have no row yet
 */
export async function countInKnownRows(db: Executor, visit: CountedVisit): Promise<Figure[]> {
  const { day, page, app, version, figures } = visit;
  // Locked in one order, so that two visits of a page never wait for one another.
  const { rows } = await db.execute<Figure>(sql`
    WITH known AS (
      SELECT metric, bucket FROM web_vitals
      WHERE day = ${day}::date AND page = ${page} AND app = ${app} AND version = ${version}
        AND (metric, bucket) IN (SELECT * FROM ${toRows(figures)})
      ORDER BY metric FOR UPDATE)
    UPDATE web_vitals SET visits = visits + 1 FROM known
    WHERE day = ${day}::date AND page = ${page} AND app = ${app} AND version = ${version}
      AND web_vitals.metric = known.metric AND web_vitals.bucket = known.bucket
    RETURNING web_vitals.metric`);
  return figures.filter(({ metric }) => !rows.some((row) => row.metric === metric));
}

/**
 * Makes the rows of figures that have none, as many as the day has room for.
 * @returns whether all of them are counted
 */
export async function countInNewRows(db: Executor, visit: CountedVisit): Promise<boolean> {
  const { day, page, app, version, figures } = visit;
  const { rowCount } = await db.execute(sql`
    INSERT INTO web_vitals (day, page, app, version, metric, bucket, visits)
    SELECT ${day}::date, ${page}, ${app}, ${version}, metric, bucket, 1 FROM ${toRows(figures)}
    ORDER BY metric
    LIMIT (SELECT greatest(${ROWS_MAX} - count(*), 0) FROM web_vitals WHERE day = ${day}::date)
    ON CONFLICT (day, page, app, version, metric, bucket)
    DO UPDATE SET visits = web_vitals.visits + 1`);
  return rowCount === figures.length;
}

function toRows(figures: readonly Figure[]) {
  const metrics = sql.param(figures.map(({ metric }) => metric));
  const buckets = sql.param(figures.map(({ bucket }) => bucket));
  return sql`unnest(${metrics}::text[], ${buckets}::int[]) AS figure (metric, bucket)`;
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
