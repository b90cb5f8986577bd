import { sql } from 'drizzle-orm';
import type { Executor } from '../database/client.ts';
import type { QueueName } from './queues.ts';

/** What waits for its next try need not wait any longer: what it failed of has been put right. */
export async function hurryJobs(tx: Executor, name: QueueName): Promise<void> {
  await tx.execute(
    sql`UPDATE pgboss.job SET start_after = now() WHERE name = ${name} AND state = 'retry'`,
  );
}
