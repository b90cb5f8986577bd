import { WARNING_STATUSES, type WarningStatus } from '@tassis/domain';
import { and, count, eq, inArray, isNull, like, sql, type SQL } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import { domiciliations, generatedWarnings } from '../../database/schema/index.ts';
import { countUpTo, type Count } from '../../lists/count-list.ts';
import { isCommon } from '../../lists/read-list.ts';
import { amongThem, selectHits } from '../../lists/search.ts';
import { all } from '../../lists/keyset.ts';
import { pageParts, toValues } from '../../lists/page-parts.ts';
import type { PageRequest } from '../../lists/page-request.ts';
import { TOTAL_MAX, type PageRows } from '../../lists/page.ts';
import { searchPattern } from '../../lists/search-pattern.ts';
import { readDomiciliations, type ListedDomiciliation } from './domiciliation.repository.ts';
import { endsWithin, type Viewpoint } from './warning-range.repository.ts';

/** The clients whose warnings are listed. */
export type WarningScope = { clientId?: string | undefined; search?: string | undefined };

/** The sort key of a warning: the domiciliation's own, or that of a generated one. */
type WarningKey = { id: string; endDate: string; generated: WarningStatus | null };
export type FoundWarning = ListedDomiciliation & WarningKey;

/** The open domiciliations of the scope, as parts of a SELECT. */
type Scope = { from: SQL | undefined; matching: SQL | undefined; ofGenerated: SQL | undefined };

/**
 * A rare word is searched by its index, and its few hits are filtered by last day. A common word is searched among the
 * domiciliations that end soon, or among the client's own. Neither plan depends on PostgreSQL's estimate of the word's frequency.
 */
export async function buildScope(db: Executor, { clientId, search }: WarningScope): Promise<Scope> {
  const isOwn = clientId !== undefined;
  const open = all(isNull(domiciliations.closedAt), isOwn && eq(domiciliations.clientId, clientId));
  if (search === undefined) return { from: undefined, matching: open, ofGenerated: open };
  const pattern = await searchPattern(db, search);
  const among = amongThem(domiciliations.search, pattern);
  const ofGenerated = all(open, among);
  if (isOwn) return { from: undefined, matching: ofGenerated, ofGenerated };
  const list = { table: domiciliations, at: domiciliations.endDate, id: domiciliations.id };
  const words = like(domiciliations.search, pattern);
  const ofMany =
    (await isCommon(db, { ...list, matching: open, among })) ||
    (await countUpTo(db, { table: domiciliations, id: domiciliations.id }, words)) > TOTAL_MAX;
  if (ofMany) return { from: undefined, matching: ofGenerated, ofGenerated };
  return { from: selectHits({ ...list, matching: open }, words), matching: open, ofGenerated };
}

/** The number of warnings of each status; real ones are counted up to 1 001. */
export async function countWarnings(
  db: Executor,
  { from, matching, ofGenerated }: Scope,
  viewpoint: Viewpoint,
): Promise<Record<WarningStatus, number>> {
  const counts = { upcoming: 0, warning: 0, critical: 0, expired: 0 };
  const which = { table: domiciliations, from, at: domiciliations.endDate, id: domiciliations.id };
  for (const status of WARNING_STATUSES) {
    counts[status] = await countUpTo(db, which, all(matching, endsWithin(status, viewpoint)));
  }
  const generated = await db
    .select({ status: generatedWarnings.status, count: count() })
    .from(generatedWarnings)
    .innerJoin(domiciliations, eq(domiciliations.id, generatedWarnings.domiciliationId))
    .where(ofGenerated)
    .groupBy(generatedWarnings.status);
  for (const { status, count: more } of generated) counts[status] += more;
  return counts;
}

/** Generated warnings of a status: few, and none in production, so each looks up its domiciliation by id. */
export function selectGenerated(status: WarningStatus): Count {
  const { id, domiciliationId } = generatedWarnings;
  const closedAt = sql`(SELECT closed_at FROM ${domiciliations} AS its WHERE its.id = ${domiciliationId})`;
  return {
    table: generatedWarnings,
    id,
    matching: and(eq(generatedWarnings.status, status), isNull(closedAt)),
  };
}

type Wanted = {
  scope: Scope;
  status: WarningStatus | undefined;
  viewpoint: Viewpoint;
  /** Limits the list to these warnings. */
  ids?: readonly string[] | undefined;
  request: PageRequest;
};

/** A page of warnings by last day: real ones by their index, with the few generated. */
export async function findWarnings(db: Executor, wanted: Wanted): Promise<PageRows<FoundWarning>> {
  const { perPage } = wanted.request;
  const found = await findWarningKeys(db, wanted);
  const keys = found.slice(0, perPage);
  const ids = [...new Set(keys.map(({ domiciliation_id }) => domiciliation_id))];
  const rows = await readDomiciliations(db, ids);
  const byId = new Map(rows.map((row) => [row.domiciliation.id, row]));
  const warnings = keys.flatMap(({ id, domiciliation_id, end_date, status }) => {
    const row = byId.get(domiciliation_id);
    return row === undefined ? [] : [{ ...row, id, endDate: end_date, generated: status }];
  });
  return { rows: warnings, hasMore: found.length > perPage };
}

type PlaceRow = {
  id: string;
  domiciliation_id: string;
  end_date: string;
  status: WarningStatus | null;
};

async function findWarningKeys(
  db: Executor,
  { scope, status, viewpoint, ids, request }: Wanted,
): Promise<PlaceRow[]> {
  const { id, endDate } = domiciliations;
  const { id: generatedId, daysLeft } = generatedWarnings;
  const { limit, offset } = toValues(request);
  const real = pageParts({ at: endDate, id }, request);
  const page = pageParts({ at: sql`w.end_date`, id: sql`w.id` }, request);
  const isNear = status === undefined ? untilUpcoming(viewpoint) : endsWithin(status, viewpoint);
  const isOfStatus = status !== undefined && eq(generatedWarnings.status, status);
  const { rows } = await db.execute<PlaceRow>(sql`
    SELECT w.id, w.domiciliation_id, w.end_date::text, w.status FROM (
      (SELECT ${id} AS id, ${id} AS domiciliation_id, ${endDate} AS end_date, NULL AS status
       FROM ${scope.from ?? domiciliations} WHERE ${all(scope.matching, isNear, ids && inArray(id, ids), real.where)}
       ORDER BY ${sql.join(real.orderBy, sql`, `)} LIMIT ${limit + offset})
      UNION ALL
      (SELECT ${generatedId}, ${id}, ${viewpoint.today}::date + ${daysLeft}, ${generatedWarnings.status}
       FROM ${generatedWarnings}
       JOIN ${domiciliations} ON ${eq(id, generatedWarnings.domiciliationId)}
       WHERE ${all(scope.ofGenerated, isOfStatus, ids && inArray(generatedId, ids))})
    ) AS w
    WHERE ${page.where ?? sql`true`}
    ORDER BY ${sql.join(page.orderBy, sql`, `)} LIMIT ${limit} OFFSET ${offset}`);
  return rows;
}

function untilUpcoming({ today, thresholds }: Viewpoint): SQL {
  return sql`${domiciliations.endDate} <= ${today}::date + ${thresholds.upcoming}::int`;
}
