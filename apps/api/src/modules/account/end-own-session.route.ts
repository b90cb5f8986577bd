import { endOwnSession } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { ApiError } from '../../http/api-error.ts';
import { defineRoute } from '../../http/route.ts';

export function endOwnSessionRoute({ sessions }: Dependencies) {
  return defineRoute(endOwnSession, async ({ actor, params }) => {
    const isEnded = await sessions.endOwn(actor.userId, params.id);
    if (!isEnded) throw new ApiError('not_found');
    return undefined;
  });
}
