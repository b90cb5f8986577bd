import { archivePackage } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { changePackage } from './change-package.service.ts';
import { moveChanges } from './package-rules.ts';

export function archivePackageRoute(deps: Dependencies) {
  return defineRoute(archivePackage, async ({ actor, params }) => {
    const intent = { actorId: actor.userId, packageId: params.id, action: 'archivePackage' };
    const moved = await changePackage(deps, intent, (tx, before) =>
      moveChanges(tx, before, 'archived'),
    );
    return success(moved);
  });
}
