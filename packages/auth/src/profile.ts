import { ApiError, type ApiClient } from '@tassis/api-client';
import { getUser, type User } from '@tassis/contracts';
import * as z from 'zod/mini';

const nested = getUser.response.schema;
const flat = z.pipe(
  nested.shape.user,
  z.transform((user) => ({ user })),
);
const either = { ...getUser, response: { status: 200, schema: z.union([nested, flat]) } } as const;

/** Asks who is signed in. The answer may come flat, or under `user` (public-site.md §3). Throws ApiError. */
export async function fetchProfile(api: ApiClient): Promise<User> {
  const { user } = await api.call(either, {});
  return user;
}

/** Reports a call that nobody sees fail. That the session is over is no trouble: the API client has told it. */
export function reportCallError(error: unknown): void {
  if (!(error instanceof ApiError && error.status === 401)) reportError(error);
}
