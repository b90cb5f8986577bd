import {
  endOwnSession,
  listOwnSessions,
  login,
  loginMfa,
  logout,
  refresh,
} from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { HttpError } from '../../http/http-error.ts';
import { defineRoute, type Route } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { signIn, signInWithCode } from './sign-in.service.ts';

export function sessionRoutes(deps: Dependencies): Route[] {
  const { sessions } = deps;
  return [
    defineRoute(login, ({ body, address, userAgent }) =>
      signIn(deps, { form: body, address, userAgent }),
    ),
    defineRoute(loginMfa, ({ body, address, userAgent }) =>
      signInWithCode(deps, { form: body, address, userAgent }),
    ),
    defineRoute(refresh, ({ body }) => sessions.refresh(body.refresh_token)),
    defineRoute(logout, async ({ actor }) => {
      await sessions.end(actor.sessionId);
      return undefined;
    }),
    defineRoute(listOwnSessions, async ({ actor }) => {
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
    }),
    defineRoute(endOwnSession, async ({ actor, params }) => {
      const isEnded = await sessions.endOwn(actor.userId, params.id);
      if (!isEnded) throw new HttpError('not_found');
      return undefined;
    }),
  ];
}
