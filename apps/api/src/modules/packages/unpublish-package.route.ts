import { unpublishPackage } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { movePackage } from './move-package.service.ts';

export function unpublishPackageRoute(deps: Dependencies) {
  return defineRoute(unpublishPackage, async ({ actor, params }) => {
    const command = { actorId: actor.userId, packageId: params.id, action: 'unpublishPackage' };
    return success(await movePackage(deps, { ...command, to: 'draft' }));
  });
}
