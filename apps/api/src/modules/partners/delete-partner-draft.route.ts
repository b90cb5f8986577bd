import { deletePartnerDraft } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { removeDraft } from '../drafts/draft-files.service.ts';
import { partnerDraft } from './partner-draft.ts';

export function deletePartnerDraftRoute(deps: Dependencies) {
  return defineRoute(deletePartnerDraft, async ({ actor, params, log }) => {
    await removeDraft({ ...deps, log }, await partnerDraft(deps.db, actor, params));
    return undefined;
  });
}
