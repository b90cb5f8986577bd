import { ERROR_STATUS, type ErrorCode, type PathViolation } from '@tassis/contracts';
import type { Violation } from '@tassis/domain';

type Details = {
  /** The violations by field; answered as `errors`, in the caller's language. */
  violations?: readonly PathViolation[];
  /** Answered as `Retry-After`. */
  retryAfterSeconds?: number;
  /** The current record, answered as `data`. */
  data?: unknown;
  cause?: unknown;
};

/** A refusal that the caller is told about. Thrown anywhere, and answered by the error handler. */
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

/** An error of one field for a rule that no schema can check. */
export function violationError(code: ErrorCode, path: string, violation: Violation): HttpError {
  return new HttpError(code, { violations: [{ path, violation }] });
}
