import { schedulePackage } from '@tassis/contracts';
import { moroccanMoment } from '@tassis/domain';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { changeDraft } from './package-draft.service.ts';
import { toContent } from './package-wire.ts';
import { planPublication } from './plan-publication.service.ts';

export function schedulePackageRoute(deps: Dependencies) {
  return defineRoute(schedulePackage, async ({ actor, params, body, version }) => {
    const command = { actorId: actor.userId, packageId: params.id, version };
    const publishAt = body.publish_at === null ? null : moroccanMoment(body.publish_at);
    const changed = await changeDraft(deps, command, async (held) => {
      const { draft } = held.before;
      if (publishAt !== null) await planPublication(held, publishAt);
      const isOpen = draft.is_open || publishAt !== null;
      return { content: isOpen ? toContent(draft) : null, publishAt };
    });
    return success(changed);
  });
}
