import { reviewDocument } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute, type Route } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { review } from './review-document.service.ts';

/** A module of its own, to avoid an import circle: a refused proof of payment changes its bill, and bills have documents. */
export function documentReviewsRoutes({ db, clock }: Dependencies): Route[] {
  return [
    defineRoute(reviewDocument, async ({ params, body, version, actor }) => {
      const { status, reason = null } = body;
      const verdict = {
        id: params.id,
        version,
        status,
        reason,
        actorId: actor.userId,
        now: clock(),
      };
      return success(await db.transaction((tx) => review(tx, verdict)));
    }),
  ];
}
