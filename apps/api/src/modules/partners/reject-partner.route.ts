import { rejectPartner } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { reviewPartner } from './review-partner.service.ts';

export function rejectPartnerRoute(deps: Dependencies) {
  return defineRoute(rejectPartner, async ({ actor, params, body, version }) => {
    const decision = { status: 'rejected', reason: body.reason.trim() } as const;
    const review = { partnerId: params.id, version, decision, actorId: actor.userId };
    return success(await reviewPartner(deps, review));
  });
}
