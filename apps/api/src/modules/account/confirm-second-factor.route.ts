import { confirmSecondFactor } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { ApiError, violationError } from '../../http/api-error.ts';
import { defineRoute } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { newRecoveryCodes, plainCode, recoveryCodeHash } from './recovery-codes.ts';
import {
  confirmSecret,
  findSecondFactor,
  replaceRecoveryCodes,
} from './second-factor.repository.ts';
import { appSecrets } from './second-factor.service.ts';
import { stepOfCode } from './totp.ts';

export function confirmSecondFactorRoute({ config, db, clock, throttles }: Dependencies) {
  return defineRoute(confirmSecondFactor, async ({ actor, body, address }) => {
    const { userId } = actor;
    const wait = await throttles.code({ userId, address });
    if (wait !== null) throw new ApiError('too_many_requests', { retryAfterSeconds: wait });
    const factor = await findSecondFactor(db, userId);
    if (factor === null) throw new ApiError('second_factor_off');
    if (factor.confirmedAt !== null) throw new ApiError('second_factor_on');
    const now = clock();
    const { secret } = factor;
    const step = stepOfCode(appSecrets(config).open(secret, userId), plainCode(body.code), now);
    if (step === null) throw violationError('validation_failed', 'code', { code: 'code_invalid' });

    const codes = newRecoveryCodes();
    await db.transaction(async (tx) => {
      const isMine = await confirmSecret(tx, { userId, secret, step, now });
      if (!isMine) throw new ApiError('second_factor_on');
      await replaceRecoveryCodes(tx, userId, codes.map(recoveryCodeHash));
    });
    await throttles.codeSucceeded({ userId, address });
    return success({ recovery_codes: codes });
  });
}
