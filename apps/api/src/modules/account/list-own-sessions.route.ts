import { listOwnSessions } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { success } from '../../http/success.ts';

export function listOwnSessionsRoute({ sessions }: Dependencies) {
  return defineRoute(listOwnSessions, async ({ actor }) => {
    const living = await sessions.list(actor.userId);
    return success(
      living.map(({ id, userAgent, createdAt, lastUsedAt, expiresAt }) => ({
        id,
        user_agent: userAgent,
        created_at: createdAt.toISOString(),
        last_used_at: lastUsedAt.toISOString(),
        expires_at: expiresAt.toISOString(),
        current: id === actor.sessionId,
      })),
    );
  });
}
