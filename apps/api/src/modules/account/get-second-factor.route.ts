import { getSecondFactor } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { countRecoveryCodes, findSecondFactor } from './second-factor.repository.ts';

export function getSecondFactorRoute({ db }: Dependencies) {
  return defineRoute(getSecondFactor, async ({ actor }) => {
    const factor = await findSecondFactor(db, actor.userId);
    const left = await countRecoveryCodes(db, actor.userId);
    return success({ enabled: (factor?.confirmedAt ?? null) !== null, recovery_codes_left: left });
  });
}
