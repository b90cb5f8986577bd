import { saveDraft } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { staleVersion } from '../../http/if-match.ts';
import { defineRoute } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { replaceDraft } from './draft-files.service.ts';
import { findDraft, writeDraft } from './draft.repository.ts';
import { ownDraft } from './own-draft.ts';

export function saveDraftRoute(deps: Dependencies) {
  const { db, clock } = deps;
  return defineRoute(saveDraft, async ({ actor, params, body, version, log }) => {
    const which = ownDraft(actor, params);
    const writing = { ...which, data: body.data, version, now: clock() };
    const isWritten =
      body.drop_files === true
        ? await replaceDraft({ ...deps, log }, writing)
        : await writeDraft(db, writing);
    const draft = await findDraft(db, which);
    if (!isWritten || draft === null) throw staleVersion(draft);
    return success(draft);
  });
}
