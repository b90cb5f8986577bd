import { ApiError, type ApiClient } from '@tassis/api-client';
import { getUser, type User } from '@tassis/contracts';
import * as z from 'zod/mini';

const nested = getUser.response.schema;
const flat = z.pipe(
  nested.shape.user,
  z.transform((user) => ({ user })),
);
const either = { ...getUser, response: { status: 200, schema: z.union([nested, flat]) } } as const;

/**
 * Loads the signed-in person's profile. The answer may be flat or under `user` (public-site.md §3). Throws ApiError.
 */
export async function fetchProfile(api: ApiClient): Promise<User> {
  const { user } = await api.call(either, {});
  return user;
}

/** Reports the failure of a background call. A 401 is not reported: the API client has already ended the session. */
export function reportCallError(error: unknown): void {
  if (!(error instanceof ApiError && error.status === 401)) reportError(error);
}
