import { discardFaqDraft, updateFaqDraft } from '@tassis/contracts';
import type { FaqPage } from '@tassis/domain';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { changeDraft } from './change-record.service.ts';
import { findFaq } from './site-texts.repository.ts';

const recordOf = (page: FaqPage) => ({
  key: `faq.${page}` as const,
  find: (tx: Parameters<typeof findFaq>[0]) => findFaq(tx, page),
});

export function updateFaqDraftRoute(deps: Dependencies) {
  return defineRoute(updateFaqDraft, async ({ actor, params: { page }, body, version }) =>
    success(
      await changeDraft(deps, {
        ...recordOf(page),
        version,
        actorId: actor.userId,
        value: body.questions,
      }),
    ),
  );
}

export function discardFaqDraftRoute(deps: Dependencies) {
  return defineRoute(discardFaqDraft, async ({ actor, params: { page }, version }) =>
    success(
      await changeDraft(deps, { ...recordOf(page), version, actorId: actor.userId, value: null }),
    ),
  );
}
