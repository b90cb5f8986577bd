import { unpublishPackage } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { changePackage } from './change-package.service.ts';
import { moveChanges } from './package-rules.ts';

export function unpublishPackageRoute(deps: Dependencies) {
  return defineRoute(unpublishPackage, async ({ actor, params }) => {
    const intent = { actorId: actor.userId, packageId: params.id, action: 'unpublishPackage' };
    const moved = await changePackage(deps, intent, (tx, before) =>
      moveChanges(tx, before, 'draft'),
    );
    return success(moved);
  });
}
