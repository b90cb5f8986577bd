import { setTimeout } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import type { Gauge, Registry } from 'prom-client';
import type { Database } from '../database/client.ts';
import { ageOfWaitingJobs, countWaitingJobs } from '../jobs/job.repository.ts';
import { readReplicationLag } from '../database/replication.repository.ts';
import { countMailsToMind } from '../mail/outbox.repository.ts';

export type Gauged = { db: Database; pool: Pool; log: FastifyBaseLogger };

type Values = Readonly<Record<string, number>>;
type Definition = {
  name: string;
  help: string;
  label: string;
  read: () => Values | Promise<Values>;
};

/** The timeout of a gauge: an overloaded API still answers `/metrics`, without the gauges that are late. */
const PATIENCE_MS = 1000;

/** Gauges, read only when `/metrics` is requested. */
export async function addGauges(registry: Registry, { db, pool, log }: Gauged): Promise<void> {
  const prom = await import('prom-client');
  const definitions: Definition[] = [
    // First, so that a reading does not count its own questions.
    {
      name: 'database_pool_connections',
      help: 'Connections of this process: in use, or open and idle.',
      label: 'state',
      read: () => ({ in_use: pool.totalCount - pool.idleCount, idle: pool.idleCount }),
    },
    {
      name: 'database_pool_requests',
      help: 'Who waits for a connection of this process.',
      label: 'state',
      read: () => ({ waiting: pool.waitingCount }),
    },
    {
      name: 'mails',
      help: 'Mails of the outbox that wait or were given up, at most 10000 of each; of all processes.',
      label: 'status',
      read: () => countMailsToMind(db),
    },
    {
      name: 'jobs_waiting',
      help: 'Jobs that nobody is at yet, retries included, at most 10000 a queue; of all processes.',
      label: 'queue',
      read: () => countWaitingJobs(db),
    },
    {
      name: 'jobs_oldest_seconds',
      help: 'For how long the oldest job that nobody is at yet has been waiting; of all processes.',
      label: 'queue',
      read: () => ageOfWaitingJobs(db),
    },
    {
      name: 'database_replication_lag_seconds',
      help: 'How far each streaming replica of the database is behind; told to a role that is a member of pg_monitor.',
      label: 'replica',
      read: () => readReplicationLag(db),
    },
  ];
  for (const { name, help, label, read } of definitions) {
    const gauge: Gauge = new prom.Gauge({
      name,
      help,
      labelNames: [label],
      registers: [registry],
      collect: async () => {
        const values = await inTime(read, (error) =>
          log.warn({ err: error, gauge: name }, 'figures not read'),
        );
        gauge.reset();
        for (const [key, value] of Object.entries(values)) gauge.set({ [label]: key }, value);
      },
    });
  }
}

/** Empty when the database does not answer, so that the other figures are still answered. */
async function inTime(read: Definition['read'], tell: (error: unknown) => void): Promise<Values> {
  const over = new AbortController();
  const patience = setTimeout(PATIENCE_MS, {}, { signal: over.signal, ref: false });
  try {
    return await Promise.race([read(), patience]);
  } catch (error) {
    tell(error);
    return {};
  } finally {
    over.abort();
  }
}
