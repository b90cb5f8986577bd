import { createPackage } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { createOnce } from '../../idempotency/create-once.ts';
import { openPackage } from './create-package.service.ts';

export function createPackageRoute(deps: Dependencies) {
  return defineRoute(createPackage, ({ actor, body, headers }) =>
    createOnce(deps, { contract: createPackage, input: { body }, headers, actor }, (tx, now) =>
      openPackage(tx, { form: body, actorId: actor.userId, action: 'createPackage', now }),
    ),
  );
}
