import { deletePartnerDraftFile } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { removeDraftFile } from '../drafts/draft-files.service.ts';
import { partnerDraft } from './partner-draft.ts';

export function deletePartnerDraftFileRoute(deps: Dependencies) {
  return defineRoute(deletePartnerDraftFile, async ({ actor, params, log }) => {
    await removeDraftFile({ ...deps, log }, await partnerDraft(deps.db, actor, params));
    return undefined;
  });
}
