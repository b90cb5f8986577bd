import { inSpan } from '@tassis/settings/tracing';
import type { FastifyBaseLogger } from 'fastify';
import type { JobResult, JobWithMetadata } from 'pg-boss';

/**
 * Runs a batch of jobs, those that a person waits for first, because the database returns them in no order. A job that fails is
 * retried later and does not stop the others.
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
      await inJobSpan({ name, data }, () => work(data));
      results.push({ id, status: 'completed' });
    } catch (error) {
      log.warn({ err: error, queue: name, job_id: id, try: retryCount + 1 }, 'job failed');
      results.push({ id, status: 'failed', output: error });
    }
  }
  return results;
}

/** Does the work of a job in a span of the trace in which the job was queued. */
export function inJobSpan<Result>(
  { name, data }: { name: string; data: unknown },
  work: () => Promise<Result>,
): Promise<Result> {
  return inSpan({ name: `job ${name}`, kind: 'consumer', parent: traceparentOf(data) }, work);
}

function traceparentOf(data: unknown): string | null {
  const isTraced = typeof data === 'object' && data !== null && 'traceparent' in data;
  return isTraced && typeof data.traceparent === 'string' ? data.traceparent : null;
}
