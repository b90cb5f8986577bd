import { ApiError, type ApiClient } from '@tassis/api-client';
import { getUser, type User } from '@tassis/contracts';
import * as z from 'zod/mini';

/**
 * Loads the signed-in person's profile. The answer may be flat or under `user`. Throws ApiError.
 */
export async function fetchProfile(api: ApiClient): Promise<User> {
  const { schema } = getUser.response;
  const either = z.union([schema, schema.shape.user]);
  const answer = await api.call({ ...getUser, response: { status: 200, schema: either } }, {});
  return 'user' in answer ? answer.user : answer;
}

/** Reports the failure of a background call. A 401 is not reported: the API client has already ended the session. */
export function reportCallError(error: unknown): void {
  if (!(error instanceof ApiError && error.status === 401)) reportError(error);
}
