import { publishPackage } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { publishSeen } from './publish-package.service.ts';

export function publishPackageRoute(deps: Dependencies) {
  return defineRoute(publishPackage, async ({ actor, params, version }) => {
    const seen = { actorId: actor.userId, packageId: params.id, version };
    return success(await publishSeen(deps, seen));
  });
}
