import type { ErrorCode } from '@tassis/contracts';

/** Texts that the spec quotes in English are verbatim. */
export const errors = {
  malformed_request: 'Bad request. Please check your input.',
  unauthenticated: 'Unauthorized. Please log in again.',
  credentials_invalid: 'Incorrect e-mail or password. Please check your details.',
  refresh_token_invalid: 'Your session has ended. Please log in again.',
  forbidden: "Forbidden. You don't have permission to access this resource.",
  not_found: 'Resource not found.',
  request_timeout: 'Request timeout. Please try again.',
  email_taken: 'An account with this e-mail address already exists.',
  idempotency_in_progress: 'This request is already being processed. Please wait.',
  payload_too_large: 'The data sent is too large.',
  unsupported_media_type: 'This data format is not accepted: send JSON.',
  validation_failed: 'Invalid input. Please check your parameters.',
  login_data_invalid: 'Invalid login details.',
  registration_data_invalid: 'Invalid registration details.',
  service_unavailable: 'This service cannot be ordered online yet.',
  price_mismatch: 'The price has changed. Please check the new total before ordering.',
  idempotency_key_reused: 'This key was already used for another request.',
  too_many_requests: 'Too many requests. Please try again later.',
  login_throttled: 'Too many login attempts. Please wait a few minutes before trying again.',
  registration_throttled: 'Too many registration attempts. Please wait a few minutes.',
  internal_error: 'Internal server error. Please try again later.',
  not_ready: 'Service unavailable. Please try again later.',
  overloaded: 'Service unavailable. Please try again later.',
} as const satisfies Record<ErrorCode, string>;
