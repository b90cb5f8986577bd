import { savePartnerDraftFile } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { putDraftFile } from '../drafts/draft-files.service.ts';
import { partnerDraft } from './partner-draft.ts';

export function savePartnerDraftFileRoute(deps: Dependencies) {
  return defineRoute(savePartnerDraftFile, async ({ actor, params, body, log }) => {
    const which = await partnerDraft(deps.db, actor, params);
    const sent = { ...body, ownerId: actor.userId };
    return success(await putDraftFile({ ...deps, log }, which, sent));
  });
}
