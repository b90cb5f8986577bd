import { getPartnerDraftFile } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { readDraftFile } from '../drafts/draft-files.service.ts';
import { partnerDraft } from './partner-draft.ts';

export function getPartnerDraftFileRoute(deps: Dependencies) {
  return defineRoute(getPartnerDraftFile, async ({ actor, params }) => {
    return success(await readDraftFile(deps, await partnerDraft(deps.db, actor, params)));
  });
}
