import { deleteDraftFile } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { removeDraftFile } from './draft-files.service.ts';

export function deleteDraftFileRoute(deps: Dependencies) {
  return defineRoute(deleteDraftFile, async ({ actor, params, log }) => {
    await removeDraftFile({ ...deps, log }, { clientId: actor.userId, ...params });
    return undefined;
  });
}
