import { startSecondFactor } from '@tassis/contracts';
import { firmName } from '@tassis/domain';
import type { Dependencies } from '../../dependencies.ts';
import { HttpError } from '../../http/http-error.ts';
import { defineRoute } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { findFirm } from '../firm/firm.repository.ts';
import { confirmOwnPassword } from './own-password.service.ts';
import { putSecret } from './second-factor.repository.ts';
import { appSecrets } from './second-factor.service.ts';
import { newTotpSecret, otpauthUri } from './totp.ts';

export function startSecondFactorRoute(deps: Dependencies) {
  const { config, db, clock } = deps;
  return defineRoute(startSecondFactor, async ({ actor, body }) => {
    const { userId } = actor;
    // A borrowed session must not lock the owner out.
    const shown = { userId, password: body.password, field: 'password' } as const;
    const { user } = await confirmOwnPassword(deps, shown);
    const plain = newTotpSecret();
    const secret = appSecrets(config).seal(plain, userId);
    if (!(await putSecret(db, { userId, secret, now: clock() }))) {
      throw new HttpError('second_factor_on');
    }
    const issuer = firmName(await findFirm(db));
    return success({
      secret: plain,
      otpauth_uri: otpauthUri(plain, { issuer, email: user.email }),
    });
  });
}
