import type { PartnerDraft } from '@tassis/contracts';
import { and, asc, desc, eq, gt, inArray, ne } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import { clients, packages, partnerDrafts, partnerRequests } from '../../database/schema/index.ts';
import { countUpTo } from '../../lists/count-list.ts';
import { formValue } from '../drafts/draft.repository.ts';
import { selectLinks } from './partner-client.repository.ts';

/** The drafts of a partner for linked clients, the last saved first. */
export async function findPartnerDrafts(
  db: Executor,
  { partnerId, limit }: { partnerId: string; limit: number },
): Promise<PartnerDraft[]> {
  const { service, updatedAt, holderId } = partnerDrafts;
  const { userId, firstName, lastName, companyName } = clients;
  const code = formValue(partnerDrafts, 'package');
  const rows = await db
    .select({
      service,
      updatedAt,
      client: { id: userId, firstName, lastName, companyName },
      code,
      packageName: packages.name,
      step: formValue(partnerDrafts, 'step'),
    })
    .from(partnerDrafts)
    .innerJoin(partnerRequests, eq(partnerRequests.id, holderId))
    .innerJoin(clients, eq(userId, partnerRequests.clientId))
    // The names of packages that were never published are not revealed.
    .leftJoin(packages, and(eq(packages.code, code), ne(packages.status, 'draft')))
    .where(whereDrafts(db, partnerId))
    .orderBy(desc(updatedAt), asc(holderId), asc(service))
    .limit(limit);
  return rows.map(({ updatedAt: at, code: chosen, packageName, step, ...row }) => ({
    ...row,
    package: chosen,
    package_name: packageName,
    step: Number(step) || null,
    updated_at: at.toISOString(),
  }));
}

/** At most 1 001. */
export function countPartnerDrafts(db: Executor, partnerId: string): Promise<number> {
  return countUpTo(
    db,
    { table: partnerDrafts, id: partnerDrafts.holderId },
    whereDrafts(db, partnerId),
  );
}

/** A draft of version 0 has files only and is not listed. */
function whereDrafts(db: Executor, partnerId: string) {
  return and(
    inArray(partnerDrafts.holderId, selectLinks(db, partnerId)),
    gt(partnerDrafts.version, 0),
  );
}
