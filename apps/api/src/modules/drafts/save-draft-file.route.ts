import { saveDraftFile } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { putDraftFile } from './draft-files.service.ts';
import { ownDraft } from './own-draft.ts';

export function saveDraftFileRoute(deps: Dependencies) {
  return defineRoute(saveDraftFile, async ({ actor, params, body, log }) =>
    success(
      await putDraftFile({ ...deps, log }, ownDraft(actor, params), {
        ...body,
        ownerId: actor.userId,
      }),
    ),
  );
}
