import type { FastifyBaseLogger } from 'fastify';
import type { JobResult, JobWithMetadata } from 'pg-boss';

/**
 * Does the jobs that one look for work has brought, what a person waits for first: the database gives
 * them in no order. One that fails is tried again later, and the others are done.
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
