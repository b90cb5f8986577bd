import type { MessageCode } from '@tassis/messages';

/** An error of the edge itself; under `/api` it has the API's error codes. */
export class Refusal extends Error {
  readonly statusCode: number;
  readonly code: RefusalCode;

  constructor(code: RefusalCode, cause?: unknown) {
    super(code, { cause });
    this.name = 'Refusal';
    this.code = code;
    this.statusCode = statuses[code];
  }
}

const statuses = {
  malformed_request: 400,
  forbidden: 403,
  not_found: 404,
  request_timeout: 408,
  payload_too_large: 413,
  unsupported_media_type: 415,
  internal_error: 500,
  overloaded: 503,
} as const satisfies Partial<Record<MessageCode, number>>;

type RefusalCode = keyof typeof statuses;

/** Turns whatever was thrown into a refusal. An error that the caller did not cause becomes `internal_error` without details. */
export function toRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : 500;
  if (typeof status !== 'number' || status >= 500) return new Refusal('internal_error', error);
  return new Refusal(toRefusalCode(status), error);
}

function toRefusalCode(status: number): RefusalCode {
  if (status === 404) return 'not_found';
  if (status === 408) return 'request_timeout';
  if (status === 413) return 'payload_too_large';
  if (status === 415) return 'unsupported_media_type';
  return 'malformed_request';
}
