import { createHash } from 'node:crypto';
import type { SharedStore } from '../releases/shared/shared-store.ts';
import type { FrequentError, ReportedError } from './health-errors.ts';

type Release = Pick<ReportedError, 'id' | 'version'>;

/** Counts an error among those that all machines were told of. */
export async function addSharedError(
  { ask }: SharedStore,
  { at, id, version, kind, message, stack }: ReportedError,
): Promise<void> {
  const error = JSON.stringify({ kind, message, stack });
  const hash = createHash('sha256').update(error).digest('hex');
  await ask((pool) =>
    pool.query(
      `INSERT INTO releases.errors (day, id, version, hash, error, times) VALUES ($1, $2, $3, $4, $5, 1)
       ON CONFLICT (day, id, version, hash) DO UPDATE SET times = errors.times + 1`,
      [at.slice(0, 10), id, version, hash, error],
    ),
  );
}

/** The errors of a release, of all machines; none while the store does not answer. */
export async function readSharedErrors(
  { ask }: SharedStore,
  { id, version }: Release,
): Promise<FrequentError[]> {
  const asked = ask(async (pool) => {
    const { rows } = await pool.query<{ error: Omit<FrequentError, 'times'>; times: number }>(
      `SELECT error, sum(times)::integer AS times FROM releases.errors
       WHERE id = $1 AND version = $2 GROUP BY error ORDER BY times DESC LIMIT 20`,
      [id, version],
    );
    return rows.map(({ error, times }) => ({ ...error, times }));
  });
  return asked.catch(() => []);
}

/** Removes the errors of the days before a time. */
export async function dropSharedErrors({ ask }: SharedStore, before: Date): Promise<void> {
  const day = before.toISOString().slice(0, 10);
  await ask((pool) => pool.query('DELETE FROM releases.errors WHERE day < $1', [day]));
}
