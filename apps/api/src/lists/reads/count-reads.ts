import { randomUUID } from 'node:crypto';
import { escapeLiteral, type Pool, type PoolClient } from 'pg';
import type { Statement } from './record-statements.ts';

/** What the database has read for an answer. */
export type Reads = {
  /** Rows that scans have found, filtered out or not. */
  rows: number;
  /** Requested pages of the cache. */
  buffers: number;
  /** How often an index was entered at its root. */
  searches: number;
};

type Plan = {
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  'Node Type': string;
  'Parent Relationship'?: string;
  'Index Searches'?: number;
  'Exact Heap Blocks'?: number;
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  Plans?: Plan[];
};

/** A small table is read whole, or once for all rows that are joined to it; a large one is not. */
const LIKE_LARGE = ['seqscan', 'hashjoin', 'mergejoin', 'memoize']
  .map((way) => `SET LOCAL enable_${way} = off`)
  .join('; ');

/** What stands for the begin and the end of a transaction, with whose end its settings go. */
const TRANSACTION: Readonly<Record<string, string>> = {
  begin: 'SAVEPOINT asked',
  commit: 'ROLLBACK TO SAVEPOINT asked',
};

/** For so many executions PostgreSQL plans a prepared statement for its values; then it may use one generic plan. */
const PLANNED_FOR_VALUES = 5;

/** Runs statements again and sums up their EXPLAIN figures. */
export async function countReads(
  pool: Pool,
  statements: readonly Statement[],
  { likeLarge }: { likeLarge: boolean },
): Promise<Reads> {
  const reads = { rows: 0, buffers: 0, searches: 0 };
  const connection = await pool.connect();
  try {
    await connection.query(likeLarge ? `BEGIN; ${LIKE_LARGE}` : 'BEGIN');
    for (const statement of statements) {
      const { [statement.text]: before } = TRANSACTION;
      if (before !== undefined || statement.text.startsWith('SET LOCAL ')) {
        await connection.query(before ?? statement.text);
        continue;
      }
      const asked = statement.isPrepared ? await askOften(connection, statement) : statement;
      const { rows } = await connection.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
        `EXPLAIN (ANALYZE, BUFFERS, TIMING OFF, FORMAT JSON) ${asked.text}`,
        asked.values,
      );
      const plan = rows[0]?.['QUERY PLAN'][0].Plan;
      if (plan === undefined) throw new Error(`No plan for ${statement.text}`);
      reads.rows += rowsRead(plan);
      reads.searches += countSearches(plan);
      reads.buffers += plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
      if (likeLarge) reads.buffers += pagesShared(plan);
    }
  } finally {
    await connection.query('ROLLBACK');
    connection.release();
  }
  return reads;
}

/** @returns what asks it once more, with the plan that it has by then */
async function askOften(connection: PoolClient, { text, values }: Statement): Promise<Statement> {
  const name = `often_${randomUUID().replaceAll('-', '')}`;
  const list = values.map(literal).join(', ');
  const again = `EXECUTE ${name}${list === '' ? '' : `(${list})`}`;
  // EXPLAIN plans it, which counts, and does not carry it out.
  const plans = Array<string>(PLANNED_FOR_VALUES).fill(`EXPLAIN ${again}`);
  await connection.query([`PREPARE ${name} AS ${text}`, ...plans].join('; '));
  return { text: again, values: [], isPrepared: true };
}

function literal(value: unknown): string {
  if (Array.isArray(value)) return escapeLiteral(`{${value.join(',')}}`);
  return escapeLiteral(value instanceof Date ? value.toISOString() : String(value));
}

/** Rows that scans returned, and those that they filtered out. */
function rowsRead(plan: Plan): number {
  const { Plans: parts = [], 'Actual Loops': loops } = plan;
  const sources = parts.filter((part) => !isAskedBeside(part));
  const asked = computeSum(parts.filter(isAskedBeside).map(rowsRead));
  if (plan['Node Type'] === 'Bitmap Heap Scan') return rowsOfBitmap(plan, sources) + asked;
  const own = sources.length === 0 ? plan['Actual Rows'] + thrownAway(plan) : thrownAway(plan);
  return Math.round(own * loops) + computeSum(sources.map(rowsRead)) + asked;
}

/** What is asked of each row, or once: it gives the rows of a plan no further ones. */
function isAskedBeside(part: Plan): boolean {
  return ['SubPlan', 'InitPlan'].includes(part['Parent Relationship'] ?? '');
}

/** An entry of an index and the row that it leads to are one, as in a scan without a bitmap; entries that lead to none count, too. */
function rowsOfBitmap(plan: Plan, sources: readonly Plan[]): number {
  const rows = Math.round((plan['Actual Rows'] + thrownAway(plan)) * plan['Actual Loops']);
  return (
    rows + computeSum(getBitmaps(sources).map((bitmap) => Math.max(0, rowsRead(bitmap) - rows)))
  );
}

function getBitmaps(parts: readonly Plan[]): Plan[] {
  return parts.flatMap((part) => (part.Plans === undefined ? [part] : getBitmaps(part.Plans)));
}

function thrownAway(plan: Plan): number {
  return (plan['Rows Removed by Filter'] ?? 0) + (plan['Rows Removed by Index Recheck'] ?? 0);
}

function computeSum(numbers: readonly number[]): number {
  return numbers.reduce((sum, n) => sum + n, 0);
}

function countSearches(plan: Plan): number {
  const { Plans: parts = [] } = plan;
  const own = plan['Node Type'].includes('Index')
    ? (plan['Index Searches'] ?? plan['Actual Loops'])
    : 0;
  return own + computeSum(parts.map(countSearches));
}

/** What a scan saves because rows of a small table lie on one page; those of a large one lie far apart. */
function pagesShared(plan: Plan): number {
  const { Plans: parts = [], 'Actual Loops': loops } = plan;
  const rows = (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0)) * loops;
  const pages = pagesOfRows(plan);
  const own = pages === undefined ? 0 : Math.max(0, rows - pages);
  return own + computeSum(parts.map(pagesShared));
}

/** On how many pages a scan found its rows, as far as it is told: that of an index tells its own pages with them. */
function pagesOfRows(plan: Plan): number | undefined {
  if (plan['Node Type'] !== 'Index Scan') return plan['Exact Heap Blocks'];
  return plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
}

const LIMIT = 1.2;
/** The pages from the root of an index to a row, in the small database. */
const PATH = 3;

/**
 * More than a fifth above the small database's reads. An index that is one level deeper does not count, nor rows that a small
 * index has on one page and finds at once, while a large one searches for them one by one.
 */
export function isMore(now: Reads, before: Reads): boolean {
  const apart = Math.max(0, now.searches - before.searches);
  const buffers = now.buffers - now.searches - apart * PATH;
  return now.rows > LIMIT * before.rows || buffers > LIMIT * before.buffers;
}

/** The largest of each figure in any of them. */
export function getDearest(reads: readonly Reads[]): Reads {
  const most = (key: keyof Reads) => Math.max(0, ...reads.map((one) => one[key]));
  return { rows: most('rows'), buffers: most('buffers'), searches: most('searches') };
}
