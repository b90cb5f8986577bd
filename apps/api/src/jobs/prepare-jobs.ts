import type { Pool } from 'pg';
import { PgBoss } from 'pg-boss';
import { JOBS_SCHEMA, QUEUES } from './queues.ts';

/**
 * Updates pg-boss's schema and our queues to this version of the code; needs a few short queries when they are up to date.
 * Several processes may run it concurrently.
 */
export async function prepareJobs(pool: Pool): Promise<void> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schema: JOBS_SCHEMA,
    supervise: false,
    schedule: false,
  });
  await boss.start();
  try {
    for (const { name, policy, ...options } of QUEUES) {
      await boss.createQueue(name, { policy, ...options });
      await boss.updateQueue(name, options);
    }
  } finally {
    await boss.stop({ graceful: false });
  }
}
