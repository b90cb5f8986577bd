import { savePackageDraft } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { changeDraft, plannedAt } from './package-draft.service.ts';
import { assertContent } from './package-rules.ts';
import { toContent } from './package-wire.ts';

export function savePackageDraftRoute(deps: Dependencies) {
  return defineRoute(savePackageDraft, async ({ actor, params, body, version }) => {
    const command = { actorId: actor.userId, packageId: params.id, version };
    const changed = await changeDraft(deps, command, async ({ tx, before }) => {
      await assertContent(tx, before, body);
      return { content: toContent(body), publishAt: plannedAt(before.draft) };
    });
    return success(changed);
  });
}
