import { listPartnerDrafts } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { findPartnerDrafts } from './partner-draft.repository.ts';
import { requireValidated } from './validated-partner.ts';

/** So many are shown, of however many clients. */
const SHOWN = 100;

export function listPartnerDraftsRoute({ db }: Dependencies) {
  return defineRoute(listPartnerDrafts, async ({ actor }) => {
    const { id: partnerId } = await requireValidated(db, actor.userId);
    const found = await findPartnerDrafts(db, { partnerId, limit: SHOWN + 1 });
    return success({ items: found.slice(0, SHOWN), more: found.length > SHOWN });
  });
}
