import pRetry from 'p-retry';
import { HttpError } from './http/http-error.ts';

const TRIES_MS = 500;
const PATIENCE_MS = 3_000;
const RETRY_AFTER_SECONDS = 5;

/** A service that an operation needs fails or does not answer; the caller may try again (503). */
export class ServiceAway extends HttpError {
  constructor(cause: unknown) {
    super('overloaded', { retryAfterSeconds: RETRY_AFTER_SECONDS, cause });
  }
}

/** Calls again what failed because a service was away, twice a second, until three seconds have passed. */
export function outlastAbsence<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  return pRetry(call, {
    retries: PATIENCE_MS / TRIES_MS,
    factor: 1,
    minTimeout: TRIES_MS,
    maxRetryTime: PATIENCE_MS,
    shouldRetry: ({ error }) => error instanceof ServiceAway,
  });
}
