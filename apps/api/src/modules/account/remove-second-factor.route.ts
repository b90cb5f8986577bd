import { removeSecondFactor } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { ApiError } from '../../http/api-error.ts';
import { defineRoute } from '../../http/route.ts';
import { confirmOwnPassword } from './own-password.service.ts';
import { removeSecondFactor as remove } from './second-factor.repository.ts';

export function removeSecondFactorRoute(deps: Dependencies) {
  return defineRoute(removeSecondFactor, async ({ actor, body }) => {
    const { userId } = actor;
    await confirmOwnPassword(deps, { userId, password: body.password, field: 'password' });
    const wasOn = await deps.db.transaction((tx) => remove(tx, userId));
    if (!wasOn) throw new ApiError('second_factor_off');
    return undefined;
  });
}
