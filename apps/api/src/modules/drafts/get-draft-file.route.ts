import { getDraftFile } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { readDraftFile } from './draft-files.service.ts';
import { ownDraft } from './own-draft.ts';

export function getDraftFileRoute(deps: Dependencies) {
  return defineRoute(getDraftFile, async ({ actor, params }) =>
    success(await readDraftFile(deps, ownDraft(actor, params))),
  );
}
