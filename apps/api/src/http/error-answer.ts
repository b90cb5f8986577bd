import type { Contract, ErrorBody, PathViolation } from '@tassis/contracts';
import { translate, type Locale } from '@tassis/messages';
import { isDatabaseUnavailable } from '../database-error.ts';
import { HttpError } from './http-error.ts';
import { getInvalidCode, RequestViolation } from './request-violation.ts';

const RETRY_AFTER_SECONDS = 2;

/** Fastify's own refusals by status; any other status is a fault of ours. */
const CODES_BY_STATUS = {
  400: 'malformed_request',
  404: 'not_found',
  408: 'request_timeout',
  413: 'payload_too_large',
  414: 'malformed_request',
  415: 'unsupported_media_type',
  431: 'payload_too_large',
  503: 'overloaded',
} as const;

/** Converts anything that was thrown to an error of the API. An unexpected error becomes `internal_error` without details. */
export function toHttpError(error: unknown, contract: Contract | undefined): HttpError {
  if (error instanceof HttpError) return withThrottledCode(error, contract);
  if (error instanceof RequestViolation) {
    return new HttpError(getInvalidCode(contract), { violations: error.violations, cause: error });
  }
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  // An error with a status is caused by the caller. Without this check, the `ECONNRESET` of a browser would count as a database failure.
  if (status === undefined && isDatabaseUnavailable(error)) {
    return new HttpError('overloaded', { retryAfterSeconds: RETRY_AFTER_SECONDS, cause: error });
  }
  const code = Object.entries(CODES_BY_STATUS).find(([known]) => Number(known) === status)?.[1];
  return new HttpError(code ?? 'internal_error', { cause: error });
}

/** The body of an error, in the caller's language. */
export function errorBody(error: HttpError, locale: Locale, requestId: string): ErrorBody {
  // A violation of the body as a whole (such as a list instead of a form) has no field, so the message contains it.
  const ofFields = error.violations.filter(({ path }) => path !== '');
  return {
    message: translate(locale, error.code),
    code: error.code,
    ...(ofFields.length > 0 && { errors: errorsByField(ofFields, locale) }),
    request_id: requestId,
    ...(error.data !== undefined && { data: error.data }),
  };
}

function errorsByField(
  violations: readonly PathViolation[],
  locale: Locale,
): Record<string, string[]> {
  const byField = new Map<string, string[]>();
  for (const { path, violation } of violations) {
    const text = translate(locale, violation.code, violation.params);
    byField.set(path, [...(byField.get(path) ?? []), text]);
  }
  // Field names come from the caller: fromEntries defines properties and never sets a prototype.
  return Object.fromEntries(byField);
}

/** An operation may have its own code for "too many requests". */
function withThrottledCode(error: HttpError, contract: Contract | undefined): HttpError {
  const own = contract?.throttledCode;
  if (error.code !== 'too_many_requests' || own === undefined) return error;
  return new HttpError(own, { retryAfterSeconds: error.retryAfterSeconds ?? RETRY_AFTER_SECONDS });
}
