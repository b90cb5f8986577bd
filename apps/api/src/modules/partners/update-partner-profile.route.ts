import { updatePartnerProfile } from '@tassis/contracts';
import { partnerStatusAfter } from '@tassis/domain';
import { writeAudit } from '../../audit/write-audit.ts';
import type { Dependencies } from '../../dependencies.ts';
import { staleVersion } from '../../http/if-match.ts';
import { defineRoute } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { findPartnerProfile, updatePartner } from './partner-profile.repository.ts';

export function updatePartnerProfileRoute({ db, clock }: Dependencies) {
  return defineRoute(updatePartnerProfile, async ({ actor, body, version }) => {
    const id = actor.userId;
    const isWritten = await db.transaction(async (tx) => {
      const before = await findPartnerProfile(tx, id);
      if (before.version !== version) return false;
      const status = partnerStatusAfter(before, body);
      if (!(await updatePartner(tx, { id, version, form: body, status }))) return false;
      // Anyone who decides about the file sees what has changed in it since.
      if (status === 'pending') {
        const after = await findPartnerProfile(tx, id);
        const change = { action: 'updatePartnerProfile', subject: 'partner', subjectId: id };
        await writeAudit(tx, { actorId: id, ...change, before, after, now: clock() });
      }
      return true;
    });
    const profile = await findPartnerProfile(db, id);
    if (!isWritten) throw staleVersion(profile);
    return success(profile);
  });
}
