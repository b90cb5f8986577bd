import { renewRecoveryCodes } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { HttpError } from '../../http/http-error.ts';
import { defineRoute } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { tellSecondFactor } from './account-mails.ts';
import { confirmOwnPassword } from './own-password.service.ts';
import { newRecoveryCodes, recoveryCodeHash } from './recovery-codes.ts';
import { isSecondFactorOn, replaceRecoveryCodes } from './second-factor.repository.ts';

export function renewRecoveryCodesRoute(deps: Dependencies) {
  const { db, clock } = deps;
  return defineRoute(renewRecoveryCodes, async ({ actor, body }) => {
    const { userId } = actor;
    const shown = { userId, password: body.password, field: 'password' } as const;
    const { user } = await confirmOwnPassword(deps, shown);
    const codes = newRecoveryCodes();
    await db.transaction(async (tx) => {
      if (!(await isSecondFactorOn(tx, userId))) throw new HttpError('second_factor_off');
      await replaceRecoveryCodes(tx, userId, codes.map(recoveryCodeHash));
      await tellSecondFactor(tx, { user, change: 'codes', now: clock() });
    });
    return success({ recovery_codes: codes });
  });
}
