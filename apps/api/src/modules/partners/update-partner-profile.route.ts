import { updatePartnerProfile } from '@tassis/contracts';
import { partnerStatusAfter } from '@tassis/domain';
import type { Dependencies } from '../../dependencies.ts';
import { staleVersion } from '../../http/if-match.ts';
import { defineRoute } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { findPartnerProfile, updatePartner } from './partner-profile.repository.ts';

export function updatePartnerProfileRoute({ db }: Dependencies) {
  return defineRoute(updatePartnerProfile, async ({ actor, body, version }) => {
    const id = actor.userId;
    const isWritten = await db.transaction(async (tx) => {
      const before = await findPartnerProfile(tx, id);
      if (before.version !== version) return false;
      const status = partnerStatusAfter(before, body);
      return updatePartner(tx, { id, version, form: body, status });
    });
    const profile = await findPartnerProfile(db, id);
    if (!isWritten) throw staleVersion(profile);
    return success(profile);
  });
}
