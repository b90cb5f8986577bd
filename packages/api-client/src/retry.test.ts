import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { withRetries } from './retry.ts';
import { waitForRejection } from './testing/wait-for-failure.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const silence = new ApiError({ status: null, code: 'network', mayHaveReachedServer: true });

/** Counts tries that each take this long and then meet silence. */
function countTries(milliseconds: number) {
  return vi.fn<() => Promise<never>>(async () => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    throw silence;
  });
}

it.each([
  [0, 4],
  [3_000, 3],
  [9_000, 1],
  [10_000, 1],
])('of tries of %d ms, %d are started within ten seconds', async (each, count) => {
  const attempt = countTries(each);
  const failure = waitForRejection(withRetries(attempt, { within: 10_000 }));
  await vi.runAllTimersAsync();
  await failure;
  expect(attempt).toHaveBeenCalledTimes(count);
});

it('what is no error of a call is not tried again', async () => {
  const attempt = vi.fn<() => Promise<never>>(() => Promise.reject(new TypeError('a mistake')));
  await expect(withRetries(attempt)).rejects.toThrow('a mistake');
  expect(attempt).toHaveBeenCalledOnce();
});
