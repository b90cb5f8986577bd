import { deleteDraft } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { removeDraft } from './draft-files.service.ts';
import { ownDraft } from './own-draft.ts';

export function deleteDraftRoute(deps: Dependencies) {
  return defineRoute(deleteDraft, async ({ actor, params, log }) => {
    await removeDraft({ ...deps, log }, ownDraft(actor, params));
    return undefined;
  });
}
