import { ApiError } from './api-error.ts';

/** Attempts after the first one, and the pause before each. */
const RETRIES = 3;
const RETRY_DELAY = 1_000;

/** What ends the attempts early. */
interface RetryLimits {
  /** The caller aborts. */
  signal?: AbortSignal | undefined;
  /** No attempt starts later than this many milliseconds after the first one; no limit when absent. */
  within?: number | undefined;
}

/**
 * Repeats an attempt that failed with a 5xx or without an answer, three times, one second apart. The error it throws
 * at last tells whether the server may have received any of the attempts.
 */
export async function withRetries<T>(
  attempt: () => Promise<T>,
  { signal, within = Number.POSITIVE_INFINITY }: RetryLimits = {},
): Promise<T> {
  const startedAt = performance.now();
  const isTooLate = () => performance.now() + RETRY_DELAY - startedAt >= within;
  let mayHaveReachedServer = false;
  for (let retries = 0; ; retries += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      mayHaveReachedServer ||= error.mayHaveReachedServer;
      if (retries === RETRIES || !isWorthRetrying(error) || isTooLate()) {
        throw new ApiError({ ...toErrorFacts(error), mayHaveReachedServer }, error.cause);
      }
      await pause(RETRY_DELAY, signal);
    }
  }
}

function isWorthRetrying({ status, code }: ApiError): boolean {
  if (code === 'aborted') return false;
  return status === null || status >= 500;
}

function toErrorFacts({
  status,
  code,
  serverMessage,
  errors,
  requestId,
  retryAfter,
  data,
}: ApiError) {
  return { status, code, serverMessage, errors, requestId, retryAfter, data };
}

async function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal?.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
}
