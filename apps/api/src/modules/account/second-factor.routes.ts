import {
  confirmSecondFactor,
  getSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  startSecondFactor,
} from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute, type Route } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import {
  beginSecondFactor,
  renewCodes,
  turnOffSecondFactor,
  turnOnSecondFactor,
} from './change-second-factor.service.ts';
import { countRecoveryCodes, findSecondFactor } from './second-factor.repository.ts';

export function secondFactorRoutes(deps: Dependencies): Route[] {
  const { db } = deps;
  return [
    defineRoute(getSecondFactor, async ({ actor: { userId } }) => {
      const factor = await findSecondFactor(db, userId);
      const left = await countRecoveryCodes(db, userId);
      return success({
        enabled: (factor?.confirmedAt ?? null) !== null,
        recovery_codes_left: left,
      });
    }),
    defineRoute(startSecondFactor, async ({ actor: { userId }, body: { password } }) =>
      success(await beginSecondFactor(deps, { userId, password })),
    ),
    defineRoute(confirmSecondFactor, async ({ actor: { userId }, body: { code }, address }) =>
      success({ recovery_codes: await turnOnSecondFactor(deps, { userId, code, address }) }),
    ),
    defineRoute(renewRecoveryCodes, async ({ actor: { userId }, body: { password } }) =>
      success({ recovery_codes: await renewCodes(deps, { userId, password }) }),
    ),
    defineRoute(removeSecondFactor, async ({ actor: { userId }, body: { password } }) => {
      await turnOffSecondFactor(deps, { userId, password });
      return undefined;
    }),
  ];
}
