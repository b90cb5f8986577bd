import { deleteDraft } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { removeDraft } from './draft-files.service.ts';

export function deleteDraftRoute(deps: Dependencies) {
  return defineRoute(deleteDraft, async ({ actor, params, log }) => {
    await removeDraft({ ...deps, log }, { clientId: actor.userId, ...params });
    return undefined;
  });
}
