import { getDraft } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { findDraft } from './draft.repository.ts';
import { ownDraft } from './own-draft.ts';

export function getDraftRoute({ db }: Dependencies) {
  return defineRoute(getDraft, async ({ actor, params }) =>
    success(await findDraft(db, ownDraft(actor, params))),
  );
}
