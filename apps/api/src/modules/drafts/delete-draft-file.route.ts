import { deleteDraftFile } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { removeDraftFile } from './draft-files.service.ts';
import { ownDraft } from './own-draft.ts';

export function deleteDraftFileRoute(deps: Dependencies) {
  return defineRoute(deleteDraftFile, async ({ actor, params, log }) => {
    await removeDraftFile({ ...deps, log }, ownDraft(actor, params));
    return undefined;
  });
}
