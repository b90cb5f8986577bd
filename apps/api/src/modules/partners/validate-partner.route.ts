import { validatePartner } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { reviewPartner } from './review-partner.service.ts';

export function validatePartnerRoute(deps: Dependencies) {
  return defineRoute(validatePartner, async ({ actor, params, version }) => {
    const decision = { status: 'validated' } as const;
    const review = { partnerId: params.id, version, decision, actorId: actor.userId };
    return success(await reviewPartner(deps, review));
  });
}
