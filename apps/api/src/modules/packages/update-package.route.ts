import { updatePackage } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { staleVersion } from '../../http/if-match.ts';
import { defineRoute } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { changePackage } from './change-package.service.ts';
import { contentChanges } from './package-rules.ts';

export function updatePackageRoute(deps: Dependencies) {
  return defineRoute(updatePackage, async ({ actor, params, body, version }) => {
    const intent = { actorId: actor.userId, packageId: params.id, action: 'updatePackage' };
    const changed = await changePackage(deps, intent, async (tx, before) => {
      if (before.version !== version) throw staleVersion(before);
      return contentChanges(tx, before, body);
    });
    return success(changed);
  });
}
