import { vi } from 'vitest';
import { ApiError } from '../api-error.ts';

/** Waits for a call to fail and returns its error. */
export async function waitForRejection(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof ApiError) return error;
  throw new Error('The call did not fail with an ApiError');
}

/** The same with every pause skipped. Needs fake timers. */
export async function waitForFailure(call: Promise<unknown>): Promise<ApiError> {
  const rejection = waitForRejection(call);
  await vi.runAllTimersAsync();
  return rejection;
}
