import { restorePackageVersion } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { HttpError } from '../../http/http-error.ts';
import { defineRoute } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { changeDraft, plannedAt } from './package-draft.service.ts';
import { assertContent } from './package-rules.ts';
import { findSnapshot } from './package-version.repository.ts';
import { toContent } from './package-wire.ts';

export function restorePackageVersionRoute(deps: Dependencies) {
  return defineRoute(restorePackageVersion, async ({ actor, params, version }) => {
    const { id } = params;
    const command = { actorId: actor.userId, packageId: id, version };
    const changed = await changeDraft(deps, command, async ({ tx, before }) => {
      const snapshot = await findSnapshot(tx, { packageId: id, version: params.version });
      if (snapshot === null) throw new HttpError('not_found');
      await assertContent(tx, before, snapshot);
      return { content: toContent(snapshot), publishAt: plannedAt(before.draft) };
    });
    return success(changed);
  });
}
