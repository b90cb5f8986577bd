import type { PartnerProfile, PartnerProfileForm } from '@tassis/contracts';
import type { PartnerStatus } from '@tassis/domain';
import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import { partners, users } from '../../database/schema/index.ts';
import { showPersonName } from '../account/person-name.repository.ts';

/** A partner's own record. Throws when there is none, because every partner account has one. */
export async function findPartnerProfile(db: Executor, id: string): Promise<PartnerProfile> {
  const [row] = await db
    .select({ partner: partners, email: users.email })
    .from(partners)
    .innerJoin(users, eq(users.id, partners.userId))
    .where(eq(partners.userId, id));
  if (row === undefined) throw new Error('A partner has no record');
  const { partner, email } = row;
  const { firstName, lastName, phone, businessName, legalStatus, legalForm, status } = partner;
  return {
    id,
    email,
    firstName,
    lastName,
    phone,
    businessName,
    legalStatus,
    legalForm,
    status,
    review_reason: partner.reviewReason,
    version: partner.version,
  };
}

type Change = { id: string; version: number; form: PartnerProfileForm; status: PartnerStatus };

/** Overwrites the version that the caller has seen. @returns whether it was still the newest */
export async function updatePartner(
  tx: Executor,
  { id, version, form, status }: Change,
): Promise<boolean> {
  const written = await tx
    .update(partners)
    .set({ ...form, status, version: sql`${partners.version} + 1` })
    .where(and(eq(partners.userId, id), eq(partners.version, version)))
    .returning({ id: partners.userId });
  if (written.length === 0) return false;
  await showPersonName(tx, id, form);
  return true;
}
