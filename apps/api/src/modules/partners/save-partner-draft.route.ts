import { savePartnerDraft } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { staleVersion } from '../../http/if-match.ts';
import { defineRoute } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { findDraft, writeDraft } from '../drafts/draft.repository.ts';
import { partnerDraft } from './partner-draft.ts';

export function savePartnerDraftRoute({ db, clock }: Dependencies) {
  return defineRoute(savePartnerDraft, async ({ actor, params, body, version }) => {
    const { isWritten, draft } = await db.transaction(async (tx) => {
      const which = await partnerDraft(tx, actor, params);
      const writing = { ...which, data: body.data, version, now: clock() };
      return { isWritten: await writeDraft(tx, writing), draft: await findDraft(tx, which) };
    });
    if (!isWritten || draft === null) throw staleVersion(draft);
    return success(draft);
  });
}
