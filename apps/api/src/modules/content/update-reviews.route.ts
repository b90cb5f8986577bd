import { updateReviews } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { changeRecord } from './change-record.service.ts';
import { findReviews } from './site-texts.repository.ts';

export function updateReviewsRoute(deps: Dependencies) {
  return defineRoute(updateReviews, async ({ actor, body, version }) => {
    const reviews = await changeRecord(deps, {
      key: 'reviews',
      version,
      actorId: actor.userId,
      action: 'updateReviews',
      find: findReviews,
      write: async () => body.reviews,
    });
    return success(reviews);
  });
}
