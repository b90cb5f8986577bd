import { createHmac } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import { readPassKey } from '../previews/preview-pass.ts';
import type { SharedStore } from '../releases/shared/shared-store.ts';
import { inTransaction } from '../releases/shared/transaction.ts';
import { addCounts, mergeLines, type Counts, type FreshLine, type HealthLine } from './counts.ts';

/** Minutes for which the clocks of two machines may differ. */
const SKEW = 10;
const MINUTE = 60_000;
const GRAIN = 16; // characters of a time up to its minute

interface CountRow extends Pick<HealthLine, 'id' | 'version' | 'at'> {
  minute: string;
  /** `views`, `fallbacks`, `reporters`, or a kind of failure behind a colon. */
  what: string;
  times: number;
}

/** Adds lines to what all machines have counted; a reporter that another machine knows is none any more. */
export async function addSharedCounts(
  { ask, store }: SharedStore,
  lines: readonly FreshLine[],
): Promise<void> {
  const key = await readPassKey(store);
  await ask((pool) =>
    inTransaction(pool, async (client) => {
      const counted = [];
      for (const line of lines)
        counted.push({ ...line, reporters: await addReporters(client, line, key) });
      await addRows(client, counted);
    }),
  );
}

/** @returns how many reporters of a line no machine knew */
async function addReporters(
  client: PoolClient,
  { id, version, at, networks = [] }: FreshLine,
  key: Buffer,
): Promise<number> {
  const hashes = networks.map((network) =>
    createHmac('sha256', key).update(network).digest('base64url').slice(0, 16),
  );
  const { rowCount } = await client.query(
    `INSERT INTO releases.reporters (id, version, network, day)
     SELECT $1, $2, network, $3 FROM unnest($4::text[]) network ON CONFLICT DO NOTHING`,
    [id, version, at.slice(0, 10), hashes.toSorted()],
  );
  return rowCount ?? 0;
}

async function addRows(client: PoolClient, lines: readonly HealthLine[]): Promise<void> {
  // In one order, so that two machines that add the same never wait for one another.
  const rows = mergeLines(lines, GRAIN).flatMap(toRows).toSorted(byKey);
  const columns = [
    rows.map(({ minute }) => minute),
    rows.map(({ id }) => id),
    rows.map(({ version }) => version),
    rows.map(({ what }) => what),
    rows.map(({ at }) => at),
    rows.map(({ times }) => times),
  ];
  await client.query(
    `INSERT INTO releases.counts (minute, id, version, what, at, times)
     SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::integer[]) ${adding}`,
    columns,
  );
}

const adding = `ON CONFLICT (minute, id, version, what)
  DO UPDATE SET times = counts.times + excluded.times, at = greatest(counts.at, excluded.at)`;

/**
 * Reads what all machines have counted again and again: all of it once, then what is new. While the store does not answer it says what it
 * knows.
 */
export function followSharedCounts({ ask }: SharedStore): () => Promise<HealthLine[]> {
  let known = new Map<string, CountRow>();
  let since = '';
  let day = '';
  return async () => {
    const today = new Date().toISOString().slice(0, 10);
    if (today !== day) [known, since, day] = [new Map<string, CountRow>(), '', today]; // old counts have become few
    const rows = await ask((pool) => readRows(pool, since)).catch((): CountRow[] => []);
    for (const row of rows) known.set(keyOf(row), row);
    const newest = rows.at(-1)?.minute;
    if (newest !== undefined) since = minutesBefore(newest);
    return toLines([...known.values()]);
  };
}

async function readRows(pool: Pool, since: string): Promise<CountRow[]> {
  const { rows } = await pool.query<CountRow>(
    `SELECT minute, id, version, what, at, times FROM releases.counts WHERE minute >= $1 ORDER BY minute`,
    [since],
  );
  return rows;
}

function minutesBefore(minute: string): string {
  const time = Date.parse(`${minute}:00.000Z`);
  return Number.isNaN(time) ? minute : new Date(time - SKEW * MINUTE).toISOString().slice(0, GRAIN);
}

/** Forgets who reported before a time. */
export async function dropReporters({ ask }: SharedStore, before: Date): Promise<void> {
  const day = before.toISOString().slice(0, 10);
  await ask((pool) => pool.query('DELETE FROM releases.reporters WHERE day < $1', [day]));
}

/** Makes old counts few: one a version and hour, or day, of those from before a time; without a grain they are removed. */
export async function compactSharedCounts(
  { ask }: SharedStore,
  before: Date,
  grain: number,
): Promise<void> {
  const old = [before.toISOString().slice(0, GRAIN)];
  await ask((pool) =>
    grain === 0
      ? pool.query('DELETE FROM releases.counts WHERE minute < $1', old)
      : pool.query(
          `WITH old AS (DELETE FROM releases.counts WHERE minute < $1 AND length(minute) > ${grain} RETURNING *)
           INSERT INTO releases.counts (minute, id, version, what, at, times)
           SELECT left(minute, ${grain}), id, version, what, max(at), sum(times) FROM old GROUP BY 1, 2, 3, 4 ${adding}`,
          old,
        ),
  );
}

function toRows(line: HealthLine): CountRow[] {
  const { at, id, version, failures } = line;
  const counts = [
    ...(['views', 'fallbacks', 'reporters'] as const).map((what) => [what, line[what]] as const),
    ...Object.entries(failures).map(([kind, times]) => [`:${kind}`, times] as const),
  ];
  const counted = counts.filter(([, times]) => times > 0);
  return counted.map(([what, times]) => ({
    minute: at.slice(0, GRAIN),
    id,
    version,
    what,
    at,
    times,
  }));
}

function toLines(rows: readonly CountRow[]): HealthLine[] {
  const lines = Map.groupBy(rows, ({ minute, id, version }) => [minute, id, version].join(' '));
  return [...lines.values()].flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    const at = same.reduce((last, row) => (row.at > last ? row.at : last), first.at);
    return [{ at, id: first.id, version: first.version, ...addCounts(same.map(toCounts)) }];
  });
}

function toCounts({ what, times }: CountRow): Counts {
  const none: Counts = { views: 0, failures: {}, fallbacks: 0, reporters: 0 };
  return what.startsWith(':')
    ? { ...none, failures: { [what.slice(1)]: times } }
    : { ...none, [what]: times };
}

function keyOf({ minute, id, version, what }: CountRow): string {
  return [minute, id, version, what].join(' ');
}

function byKey(one: CountRow, other: CountRow): number {
  return keyOf(one) < keyOf(other) ? -1 : 1;
}
