import type { PartnerProfile, PartnerProfileForm } from '@tassis/contracts';
import { partnerStatusAfter } from '@tassis/domain';
import { writeAudit } from '../../audit/write-audit.ts';
import type { Dependencies } from '../../dependencies.ts';
import { staleVersion } from '../../http/if-match.ts';
import { findPartnerProfile, updatePartner } from './partner-profile.repository.ts';

type Change = { id: string; version: number; form: PartnerProfileForm };

/** Saves a partner's profile over the version that they saw; after a rejection it is reviewed again. */
export async function changePartnerProfile(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  { id, version, form }: Change,
): Promise<PartnerProfile> {
  const isWritten = await db.transaction(async (tx) => {
    const before = await findPartnerProfile(tx, id);
    if (before.version !== version) return false;
    const status = partnerStatusAfter(before, form);
    if (!(await updatePartner(tx, { id, version, form, status }))) return false;
    // The audit trail shows the reviewer the changes since the rejection.
    if (status === 'pending') {
      const after = await findPartnerProfile(tx, id);
      const change = { action: 'updatePartnerProfile', subject: 'partner', subjectId: id };
      await writeAudit(tx, { actorId: id, ...change, before, after, now: clock() });
    }
    return true;
  });
  const profile = await findPartnerProfile(db, id);
  if (!isWritten) throw staleVersion(profile);
  return profile;
}
