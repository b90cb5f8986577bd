import { saveDraft } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { staleVersion } from '../../http/if-match.ts';
import { defineRoute } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { findDraft, writeDraft } from './draft.repository.ts';

export function saveDraftRoute({ db, clock }: Dependencies) {
  return defineRoute(saveDraft, async ({ actor, params, body, version }) => {
    const which = { clientId: actor.userId, ...params };
    const isWritten = await writeDraft(db, { ...which, ...body, version, now: clock() });
    const draft = await findDraft(db, which);
    if (!isWritten || draft === null) throw staleVersion(draft);
    return success(draft);
  });
}
