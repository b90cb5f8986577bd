/** All error codes of the API with their HTTP status. The list is closed: clients may switch on it. */
export const ERROR_STATUS = {
  malformed_request: 400,
  unauthenticated: 401,
  credentials_invalid: 401,
  refresh_token_invalid: 401,
  challenge_invalid: 401,
  code_invalid: 401,
  forbidden: 403,
  partner_not_validated: 403,
  second_factor_required: 403,
  not_in_production: 403,
  not_found: 404,
  request_timeout: 408,
  email_taken: 409,
  own_account: 409,
  last_admin: 409,
  role_fixed: 409,
  account_in_use: 409,
  second_factor_on: 409,
  second_factor_off: 409,
  partner_reviewed: 409,
  idempotency_in_progress: 409,
  transition_not_allowed: 409,
  stale_version: 409,
  firm_to_fill: 409,
  bill_not_due: 409,
  domiciliation_closed: 409,
  renewal_unpaid: 409,
  warning_not_due: 409,
  slot_taken: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  validation_failed: 422,
  login_data_invalid: 422,
  registration_data_invalid: 422,
  link_invalid: 422,
  price_mismatch: 422,
  idempotency_key_reused: 422,
  version_required: 422,
  too_many_requests: 429,
  login_throttled: 429,
  registration_throttled: 429,
  internal_error: 500,
  not_ready: 503,
  overloaded: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** Whether a value from the wire is one of these codes. */
export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(ERROR_STATUS, value);
}
