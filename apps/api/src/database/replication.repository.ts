import { sql } from 'drizzle-orm';
import type { Executor } from './client.ts';

/**
 * How many seconds each streaming replica is behind, by its `application_name`; 0 once it has caught up. Empty when there
 * is none, and for a role that may not read it (`GRANT pg_monitor`).
 */
export async function readReplicationLag(db: Executor): Promise<Record<string, number>> {
  const { rows } = await db.execute<{ replica: string; seconds: number }>(sql`
    SELECT application_name AS replica,
      coalesce(extract(epoch FROM max(replay_lag)), 0)::float8 AS seconds
    FROM pg_stat_replication WHERE state IS NOT NULL GROUP BY application_name`);
  return Object.fromEntries(rows.map(({ replica, seconds }) => [replica, seconds]));
}
