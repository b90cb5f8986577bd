import { parseCookie } from 'cookie';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { callerHeaders } from '../answers/caller-headers.ts';
import { Refusal } from '../answers/refusal.ts';

const TIME_LIMIT = 5_000; // milliseconds

const answerSchema = z.object({
  user: z.object({
    user_type: z.string(),
    /** They reach nothing until they have a second factor. */
    second_factor_required: z.optional(z.boolean()),
  }),
});

/** Whether the session that a request's cookie names is an administrator's, as the API knows it. */
export async function isStaffRequest(
  request: FastifyRequest,
  apiBaseUrl: string,
): Promise<boolean> {
  const { token } = parseCookie(request.headers.cookie ?? '');
  if (token === undefined) return false;
  const answer = await fetch(`${apiBaseUrl}/user`, {
    headers: { ...callerHeaders(request), authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(TIME_LIMIT),
  }).catch((error: unknown) => {
    throw new Refusal('overloaded', error);
  });
  if (!answer.ok) return false;
  const { success, data } = answerSchema.safeParse(await answer.json());
  return success && data.user.user_type === 'admin' && data.user.second_factor_required !== true;
}
