import { endOwnSession } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { HttpError } from '../../http/http-error.ts';
import { defineRoute } from '../../http/route.ts';

export function endOwnSessionRoute({ sessions }: Dependencies) {
  return defineRoute(endOwnSession, async ({ actor, params }) => {
    const isEnded = await sessions.endOwn(actor.userId, params.id);
    if (!isEnded) throw new HttpError('not_found');
    return undefined;
  });
}
