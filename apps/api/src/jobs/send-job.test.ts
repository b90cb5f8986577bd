import { PgBoss } from 'pg-boss';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../database/testing/create-test-database.ts';
import { prepareJobs } from './prepare-jobs.ts';
import { JOBS_SCHEMA, QUEUES } from './queues.ts';
import { sendJob, sendLaterJob } from './job.repository.ts';

const { db, pool, url } = await createTestDatabase();

/** The columns that differ between any two jobs. */
const OWN = new Set(['id', 'created_on', 'start_after', 'keep_until']);

test('a job of ours has, column by column, the values that pg-boss itself would write', async () => {
  const boss = new PgBoss({ connectionString: url, schema: JOBS_SCHEMA, supervise: false });
  await boss.start();
  await boss.send('send-mail', { mailId: '1' });
  await boss.stop({ graceful: false });
  await sendJob(db, 'send-mail', { mailId: '1' });
  const { rows } = await pool.query<Record<string, unknown>>('SELECT * FROM pgboss.job');
  const [theirs, ours] = rows.map((row) =>
    Object.fromEntries(Object.entries(row).filter(([column]) => !OWN.has(column))),
  );
  expect(ours).toEqual(theirs);
  const { rows: kept } = await pool.query(
    'SELECT DISTINCT round(extract(epoch FROM keep_until - start_after)) AS seconds FROM pgboss.job',
  );
  expect(kept).toHaveLength(1);
});

test('a job is rolled back with its transaction, and waits for its delay', async () => {
  const undone = db.transaction(async (tx) => {
    await sendJob(tx, 'send-mail', { mailId: 'undone' });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await sendLaterJob(db, 'send-mail', { data: { mailId: 'later' }, seconds: 90 });
  const { rows } = await pool.query(
    `SELECT data ->> 'mailId' AS mail, extract(epoch FROM start_after - created_on)::int AS seconds
     FROM pgboss.job WHERE data ->> 'mailId' IN ('undone', 'later')`,
  );
  expect(rows).toEqual([{ mail: 'later', seconds: 90 }]);
});

test('queues follow the code, and any number of processes can create them concurrently', async () => {
  await pool.query(`UPDATE pgboss.queue SET retry_limit = 1`);
  await pool.query(`DELETE FROM pgboss.queue WHERE name = 'purge'`);
  await Promise.all([prepareJobs(pool), prepareJobs(pool), prepareJobs(pool)]);
  const { rows } = await pool.query<{ name: string; retry_limit: number }>(
    `SELECT name, retry_limit FROM pgboss.queue WHERE name = ANY ($1)`,
    [QUEUES.map(({ name }) => name)],
  );
  for (const { name, retryLimit } of QUEUES) {
    expect(rows).toContainEqual({ name, retry_limit: retryLimit });
  }
});
