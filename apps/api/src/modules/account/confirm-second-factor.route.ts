import { confirmSecondFactor } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { HttpError } from '../../http/http-error.ts';
import { defineRoute } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { confirmFactor } from './confirm-second-factor.service.ts';
import { plainCode } from './recovery-codes.ts';
import { findUser } from './user.repository.ts';

export function confirmSecondFactorRoute(deps: Dependencies) {
  const { db, clock, throttles } = deps;
  return defineRoute(confirmSecondFactor, async ({ actor, body, address }) => {
    const { userId } = actor;
    const wait = await throttles.code({ userId, address });
    if (wait !== null) throw new HttpError('too_many_requests', { retryAfterSeconds: wait });
    const user = await findUser(db, userId);
    if (user === null) throw new HttpError('unauthenticated');
    const codes = await confirmFactor(deps, { user, code: plainCode(body.code), now: clock() });
    deps.sessions.forget(userId);
    await throttles.codeSucceeded({ userId, address });
    return success({ recovery_codes: codes });
  });
}
