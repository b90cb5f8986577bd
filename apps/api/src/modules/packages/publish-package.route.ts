import { publishPackage } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { changePackage } from './change-package.service.ts';
import { moveChanges } from './package-rules.ts';

export function publishPackageRoute(deps: Dependencies) {
  return defineRoute(publishPackage, async ({ actor, params }) => {
    const intent = { actorId: actor.userId, packageId: params.id, action: 'publishPackage' };
    const moved = await changePackage(deps, intent, (tx, before) =>
      moveChanges(tx, before, 'published'),
    );
    return success(moved);
  });
}
