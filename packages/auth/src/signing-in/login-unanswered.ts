import { ApiError } from '@tassis/api-client';

/** The error of a login that got no answer. */
class LoginUnanswered extends ApiError {
  constructor(cause: ApiError) {
    super({ status: null, code: 'login_network', mayHaveReachedServer: true }, cause);
    this.name = 'LoginUnanswered';
    this.message = 'Network error during login.';
  }
}

/** Turns a failure without an answer into LoginUnanswered; returns other failures unchanged. */
export function asLoginFailure(error: unknown): unknown {
  const silent = error instanceof ApiError && ['network', 'timeout'].includes(error.code);
  return silent ? new LoginUnanswered(error) : error;
}
