import { vi } from 'vitest';
import { ApiError } from '../api-error.ts';

/** Waits for a call to fail. */
export async function waitForRejection(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof ApiError) return error;
  throw new Error('The call did not fail with an ApiError');
}

/** Lets every pause pass at once, and returns the error. Wants fake timers. */
export async function waitForFailure(call: Promise<unknown>): Promise<ApiError> {
  const rejection = waitForRejection(call);
  await vi.runAllTimersAsync();
  return rejection;
}
