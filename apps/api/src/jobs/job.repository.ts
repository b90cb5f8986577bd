import { currentTraceparent } from '@tassis/settings/tracing';
import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { Executor } from '../database/client.ts';
import {
  AWAITED,
  JOBS_SCHEMA,
  PRIORITIES,
  QUEUES,
  type JobData,
  type Priority,
  type QueueName,
} from './queues.ts';

/**
 * Queues a job in the caller's transaction: workers see it once that is committed, and never
 * otherwise.
 */
export function sendJob<Name extends QueueName>(
  tx: Executor,
  name: Name,
  data: JobData[Name],
): Promise<void> {
  return insertJob(tx, { name, data, priority: 0 });
}

/** Like {@link sendJob}, but delayed by so many seconds. */
export function sendLaterJob<Name extends QueueName>(
  tx: Executor,
  name: Name,
  { data, seconds }: { data: JobData[Name]; seconds: number },
): Promise<void> {
  return insertJob(tx, { name, data, priority: 0, startAfter: seconds });
}

/** Like {@link sendJob}, for a job that a person waits for: it precedes all other jobs of its queue. */
export function sendAwaitedJob<Name extends QueueName>(
  tx: Executor,
  name: Name,
  data: JobData[Name],
): Promise<void> {
  return insertJob(tx, { name, data, priority: AWAITED });
}

type NewJob = {
  name: QueueName;
  data: JobData[QueueName];
  priority: Priority;
  /** The delay in seconds. */
  startAfter?: number;
};

/**
 * pg-boss writes it by the transaction's connection; an instance that only writes need not be started. The job is
 * given the open span, so that its worker goes on with the trace.
 */
async function insertJob(tx: Executor, { name, data, ...options }: NewJob): Promise<void> {
  const boss = new PgBoss({ db: fromDrizzle(tx, sql), schema: JOBS_SCHEMA });
  const traceparent = currentTraceparent();
  const id = await boss.send(name, traceparent ? { ...data, traceparent } : data, options);
  // An exclusive queue takes no second job while one waits, because that one does the same work.
  const isExclusive = QUEUES.some((queue) => queue.name === name && queue.policy === 'exclusive');
  if (id === null && !isExclusive) throw new Error(`The queue '${name}' took no job`);
}

/*
 * The following functions read and change the tables of pg-boss, because it has no API for them: it moves single jobs by id,
 * counts once a minute at most, and reports no ages (https://github.com/timgit/pg-boss/issues/269).
 */

/** Retries failed jobs now instead of later, after their cause has been removed. */
export async function hurryJobs(tx: Executor, name: QueueName): Promise<void> {
  await tx.execute(
    sql`UPDATE pgboss.job SET start_after = now() WHERE name = ${name} AND state = 'retry'`,
  );
}

/** The maximum count. */
const COUNTED_MAX = 10_000;

/** The number of jobs in each queue that no worker has taken yet, including those that wait for a retry. */
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

/**
 * The number of seconds that the oldest of these jobs has been waiting; 0 when none waits.
 * Read by priority, as their index is ordered, so that many jobs do not slow it down.
 */
export async function ageOfWaitingJobs(db: Executor): Promise<Record<string, number>> {
  const names = QUEUES.map(({ name }) => name);
  const { rows } = await db.execute<{ name: string; seconds: number }>(sql`
    SELECT queue.name, coalesce(extract(epoch FROM now() - min(oldest.created_on)), 0)::float8 AS seconds
    FROM pgboss.queue
    CROSS JOIN unnest(${sql.param([...PRIORITIES])}::int[]) AS priorities (priority)
    LEFT JOIN LATERAL (
      SELECT job.created_on FROM pgboss.job
      WHERE job.name = queue.name AND job.priority = priorities.priority
        AND job.state < 'active' AND NOT job.blocked
      ORDER BY job.created_on LIMIT 1
    ) AS oldest ON true
    WHERE queue.name = ANY (${sql.param(names)})
    GROUP BY queue.name`);
  return Object.fromEntries(rows.map(({ name, seconds }) => [name, Math.max(0, seconds)]));
}
