import { getUser } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { HttpError } from '../../http/http-error.ts';
import { defineRoute } from '../../http/route.ts';
import { lacksSecondFactor } from '../../sessions/sessions.ts';
import { findUser } from './user.repository.ts';

export function getUserRoute({ db, config }: Dependencies) {
  return defineRoute(getUser, async ({ actor }) => {
    const user = await findUser(db, actor.userId);
    // Deleted within the second in which its session was still believed.
    if (user === null) throw new HttpError('unauthenticated');
    if (!config.staffNeedSecondFactor || !lacksSecondFactor(actor)) return { user };
    return { user: { ...user, second_factor_required: true } };
  });
}
