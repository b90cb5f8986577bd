import { ApiError } from './api-error.ts';

/** Tries after the first one, and the pause before each (public-site.md §9). */
const RETRIES = 3;
const RETRY_DELAY = 1_000;

/** Repeats what failed with a 5xx or without an answer, three times, one second apart. */
export async function withRetries<T>(
  attempt: () => Promise<T>,
  { signal }: { signal?: AbortSignal | undefined } = {},
): Promise<T> {
  let mayHaveReachedServer = false;
  for (let retries = 0; ; retries += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      mayHaveReachedServer ||= error.mayHaveReachedServer;
      if (retries === RETRIES || !isWorthRetrying(error)) {
        throw new ApiError({ ...factsOf(error), mayHaveReachedServer }, error.cause);
      }
      await pause(RETRY_DELAY, signal);
    }
  }
}

function isWorthRetrying({ status, code }: ApiError): boolean {
  if (code === 'aborted') return false;
  return status === null || status >= 500;
}

function factsOf({ status, code, serverMessage, errors, requestId, retryAfter, data }: ApiError) {
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
