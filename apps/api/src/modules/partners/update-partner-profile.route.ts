import { updatePartnerProfile } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { staleVersion } from '../../http/if-match.ts';
import { defineRoute } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { findPartnerProfile, updatePartner } from './partner-profile.repository.ts';
import { requireValidated } from './validated-partner.ts';

export function updatePartnerProfileRoute({ db }: Dependencies) {
  return defineRoute(updatePartnerProfile, async ({ actor, body, version }) => {
    const id = actor.userId;
    const isWritten = await db.transaction(async (tx) => {
      await requireValidated(tx, id);
      return updatePartner(tx, { id, version, form: body });
    });
    const profile = await findPartnerProfile(db, id);
    if (!isWritten) throw staleVersion(profile);
    return success(profile);
  });
}
