import { discardPackageDraft } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { changeDraft } from './package-draft.service.ts';

export function discardPackageDraftRoute(deps: Dependencies) {
  return defineRoute(discardPackageDraft, async ({ actor, params, version }) => {
    const command = { actorId: actor.userId, packageId: params.id, version };
    const gone = { content: null, publishAt: null };
    return success(await changeDraft(deps, command, async () => gone));
  });
}
