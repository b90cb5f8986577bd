import { ApiError } from '@tassis/api-client';

/** Nobody answered a login (public-site.md §8). */
class LoginUnanswered extends ApiError {
  constructor(cause: ApiError) {
    super({ status: null, code: 'login_network', mayHaveReachedServer: true }, cause);
    this.name = 'LoginUnanswered';
    this.message = 'Network error during login.';
  }
}

/** Makes of a login's failure without an answer the one of its own; other failures stay as they are. */
export function asLoginFailure(error: unknown): unknown {
  const silent = error instanceof ApiError && ['network', 'timeout'].includes(error.code);
  return silent ? new LoginUnanswered(error) : error;
}
