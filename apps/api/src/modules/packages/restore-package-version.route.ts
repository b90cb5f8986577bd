import { restorePackageVersion } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { HttpError } from '../../http/http-error.ts';
import { staleVersion } from '../../http/if-match.ts';
import { defineRoute } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { changePackage } from './change-package.service.ts';
import { contentChanges } from './package-rules.ts';
import { findSnapshot } from './package-version.repository.ts';

export function restorePackageVersionRoute(deps: Dependencies) {
  return defineRoute(restorePackageVersion, async ({ actor, params, version }) => {
    const { id } = params;
    const intent = { actorId: actor.userId, packageId: id, action: 'restorePackageVersion' };
    const changed = await changePackage(deps, intent, async (tx, before) => {
      if (before.version !== version) throw staleVersion(before);
      const snapshot = await findSnapshot(tx, { packageId: id, version: params.version });
      if (snapshot === null) throw new HttpError('not_found');
      return contentChanges(tx, before, snapshot);
    });
    return success(changed);
  });
}
