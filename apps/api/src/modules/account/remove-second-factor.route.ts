import { removeSecondFactor } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { HttpError } from '../../http/http-error.ts';
import { defineRoute } from '../../http/route.ts';
import { tellSecondFactor } from './account-mails.ts';
import { confirmOwnPassword } from './own-password.service.ts';
import { removeSecondFactor as remove } from './second-factor.repository.ts';

export function removeSecondFactorRoute(deps: Dependencies) {
  const { db, clock } = deps;
  return defineRoute(removeSecondFactor, async ({ actor, body }) => {
    const { userId } = actor;
    const shown = { userId, password: body.password, field: 'password' } as const;
    const { user } = await confirmOwnPassword(deps, shown);
    const wasOn = await db.transaction(async (tx) => {
      const isRemoved = await remove(tx, userId);
      if (isRemoved) await tellSecondFactor(tx, { user, change: 'off', now: clock() });
      return isRemoved;
    });
    if (!wasOn) throw new HttpError('second_factor_off');
    deps.sessions.forget(userId);
    return undefined;
  });
}
