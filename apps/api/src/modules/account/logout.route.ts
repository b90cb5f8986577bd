import { logout } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';

export function logoutRoute({ sessions }: Dependencies) {
  return defineRoute(logout, async ({ actor }) => {
    await sessions.end(actor.sessionId);
    return undefined;
  });
}
