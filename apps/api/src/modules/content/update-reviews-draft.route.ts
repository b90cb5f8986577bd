import { discardReviewsDraft, updateReviewsDraft } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { changeDraft } from './change-record.service.ts';
import { findReviews } from './site-texts.repository.ts';

const record = { key: 'reviews', find: findReviews } as const;

export function updateReviewsDraftRoute(deps: Dependencies) {
  return defineRoute(updateReviewsDraft, async ({ actor, body, version }) =>
    success(
      await changeDraft(deps, { ...record, version, actorId: actor.userId, value: body.reviews }),
    ),
  );
}

export function discardReviewsDraftRoute(deps: Dependencies) {
  return defineRoute(discardReviewsDraft, async ({ actor, version }) =>
    success(await changeDraft(deps, { ...record, version, actorId: actor.userId, value: null })),
  );
}
