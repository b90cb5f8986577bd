import { sql } from 'drizzle-orm';
import type { Executor } from '../database/client.ts';
import { QUEUES, type JobData, type QueueName } from './queues.ts';

/**
 * Leaves a job in the transaction of what it is for: it is done once that is committed, and never
 * otherwise. The row is what pg-boss's own `send` writes, which would need a running instance of it
 * wherever something is written.
 */
export async function sendJob<Name extends QueueName>(
  tx: Executor,
  name: Name,
  data: JobData[Name],
): Promise<void> {
  const { rowCount } = await tx.execute(sql`
    INSERT INTO pgboss.job (
      name, data, policy, retry_limit, retry_delay, retry_backoff, retry_delay_max,
      expire_seconds, deletion_seconds, heartbeat_seconds, dead_letter, keep_until
    )
    SELECT
      name, ${JSON.stringify(data)}::jsonb, policy, retry_limit, retry_delay, retry_backoff,
      retry_delay_max, expire_seconds, deletion_seconds, heartbeat_seconds, dead_letter,
      now() + retention_seconds * interval '1 second'
    FROM pgboss.queue
    WHERE name = ${name}`);
  if (rowCount !== 1) throw new Error(`There is no queue '${name}': the database is not prepared`);
}

/** What waits for its next try need not wait any longer: what it failed of has been put right. */
export async function hurryJobs(tx: Executor, name: QueueName): Promise<void> {
  await tx.execute(
    sql`UPDATE pgboss.job SET start_after = now() WHERE name = ${name} AND state = 'retry'`,
  );
}

/** Beyond it, nobody asks how many. */
const COUNTED_MAX = 10_000;

/** How many jobs of each queue nobody is at yet, those that wait for another try included. */
export async function countWaitingJobs(db: Executor): Promise<Record<string, number>> {
  const names = QUEUES.map(({ name }) => name);
  const { rows } = await db.execute<{ name: string; waiting: number }>(sql`
    SELECT queue.name, (
      SELECT count(*)::int FROM (
        SELECT FROM pgboss.job
        WHERE job.name = queue.name AND state < 'active' AND NOT blocked LIMIT ${COUNTED_MAX}
      ) counted
    ) AS waiting
    FROM pgboss.queue WHERE queue.name = ANY (${sql.param(names)})`);
  return Object.fromEntries(rows.map(({ name, waiting }) => [name, waiting]));
}
