import { ERROR_STATUS, type ErrorCode, type PathViolation } from '@tassis/contracts';
import type { Violation } from '@tassis/domain';

type Details = {
  /** What is wrong with which field; answered as `errors`, in the caller's language. */
  violations?: readonly PathViolation[];
  /** Answered as `Retry-After`. */
  retryAfterSeconds?: number;
  /** The record as it stands now, answered as `data`. */
  data?: unknown;
  cause?: unknown;
};

/** A refusal that the caller is told about. Thrown anywhere, answered by the error handler. */
export class HttpError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly violations: readonly PathViolation[];
  readonly retryAfterSeconds: number | undefined;
  readonly data: unknown;

  constructor(code: ErrorCode, details: Details = {}) {
    super(code, { cause: details.cause });
    this.name = 'HttpError';
    this.code = code;
    this.status = ERROR_STATUS[code];
    this.violations = details.violations ?? [];
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.data = details.data;
  }
}

/** An error of one field that breaks a rule which no schema can check. */
export function violationError(code: ErrorCode, path: string, violation: Violation): HttpError {
  return new HttpError(code, { violations: [{ path, violation }] });
}
