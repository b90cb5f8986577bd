import { getPartnerDraft } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { findDraft } from '../drafts/draft.repository.ts';
import { partnerDraft } from './partner-draft.ts';

export function getPartnerDraftRoute({ db }: Dependencies) {
  return defineRoute(getPartnerDraft, async ({ actor, params }) => {
    return success(await findDraft(db, await partnerDraft(db, actor, params)));
  });
}
