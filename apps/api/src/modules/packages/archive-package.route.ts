import { archivePackage } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { movePackage } from './move-package.service.ts';

export function archivePackageRoute(deps: Dependencies) {
  return defineRoute(archivePackage, async ({ actor, params }) => {
    const command = { actorId: actor.userId, packageId: params.id, action: 'archivePackage' };
    return success(await movePackage(deps, { ...command, to: 'archived' }));
  });
}
