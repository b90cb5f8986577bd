import { duplicatePackage } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { createOnce } from '../../idempotency/create-once.ts';
import { copyPackage } from './create-package.service.ts';

export function duplicatePackageRoute(deps: Dependencies) {
  return defineRoute(duplicatePackage, ({ actor, params, headers }) => {
    const creation = { contract: duplicatePackage, input: { params }, headers, actor };
    const copy = {
      packageId: params.id,
      actorId: actor.userId,
      action: 'duplicatePackage',
    };
    return createOnce(deps, creation, (tx, now) => copyPackage(tx, { ...copy, now }));
  });
}
