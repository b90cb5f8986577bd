import { endUserSessions } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { changeAccount } from './change-account.service.ts';

export function endUserSessionsRoute(deps: Dependencies) {
  return defineRoute(endUserSessions, async ({ actor, params }) => {
    const command = { actorId: actor.userId, userId: params.id, action: 'endUserSessions' };
    // One's own others: anyone who asks stays signed in.
    const except = actor.userId === params.id ? actor.sessionId : undefined;
    await changeAccount(deps, command, (tx) => deps.sessions.endAll(tx, params.id, except));
    deps.sessions.forget(params.id);
    return undefined;
  });
}
