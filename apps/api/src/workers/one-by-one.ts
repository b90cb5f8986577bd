import type { FastifyBaseLogger } from 'fastify';
import type { JobResult, JobWithMetadata } from 'pg-boss';

/**
 * Does a batch of jobs, those that a person waits for first, because the database returns
 * them in no order. A job that fails is retried later and does not stop the others.
 */
export async function oneByOne<Data>(
  jobs: readonly JobWithMetadata<Data>[],
  log: FastifyBaseLogger,
  work: (data: Data) => Promise<void>,
): Promise<JobResult[]> {
  const inOrder = jobs.toSorted(
    (a, b) => b.priority - a.priority || a.createdOn.getTime() - b.createdOn.getTime(),
  );
  const results: JobResult[] = [];
  for (const { id, name, data, retryCount } of inOrder) {
    try {
      await work(data);
      results.push({ id, status: 'completed' });
    } catch (error) {
      log.warn({ err: error, queue: name, job_id: id, try: retryCount + 1 }, 'job failed');
      results.push({ id, status: 'failed', output: error });
    }
  }
  return results;
}
