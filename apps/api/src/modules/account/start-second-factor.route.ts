import { startSecondFactor } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { ApiError } from '../../http/api-error.ts';
import { defineRoute } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { findFirm } from '../firm/firm.repository.ts';
import { putSecret } from './second-factor.repository.ts';
import { appSecrets } from './second-factor.service.ts';
import { newTotpSecret, otpauthUri } from './totp.ts';
import { findUser } from './user.repository.ts';

export function startSecondFactorRoute({ config, db, clock }: Dependencies) {
  return defineRoute(startSecondFactor, async ({ actor }) => {
    const { userId } = actor;
    const user = await findUser(db, userId);
    if (user === null) throw new ApiError('unauthenticated');
    const plain = newTotpSecret();
    const secret = appSecrets(config).seal(plain, userId);
    if (!(await putSecret(db, { userId, secret, now: clock() }))) {
      throw new ApiError('second_factor_on');
    }
    const { name: issuer } = await findFirm(db);
    return success({
      secret: plain,
      otpauth_uri: otpauthUri(plain, { issuer, email: user.email }),
    });
  });
}
