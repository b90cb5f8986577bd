import type { AdminPartner } from '@tassis/contracts';
import type { PartnerStatus } from '@tassis/domain';
import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import { partners, users } from '../../database/schema/index.ts';
import type { List } from '../../lists/keyset.ts';
import { readingById, type RowsById } from '../../lists/rows-by-id.ts';
import { searchPattern } from '../../lists/search-pattern.ts';
import { searching } from '../../lists/search.ts';

const keyset = { table: partners, at: partners.createdAt, id: partners.userId };

export type PartnerFilter = { status?: PartnerStatus | undefined; search?: string | undefined };

/** The position of a partner in the list. */
export const keyOfPartner = ({ created_at: at, id }: AdminPartner) => ({ at, id });

/** Partners by the date of their request. */
export async function listOfPartners(
  db: Executor,
  { status, search }: PartnerFilter,
): Promise<List> {
  const pattern = search === undefined ? undefined : await searchPattern(db, search);
  const filters = [[partners.status, status]] as const;
  const searched = { column: partners.search, pattern, isOwn: false };
  return searching(searched, { ...keyset, filters, matching: undefined });
}

const readRows = readingById(partners.userId, (db, { where, orderBy }) =>
  withAccount(db).where(where).orderBy(orderBy),
);

export const readPartners: RowsById<AdminPartner> = async (db, ids) =>
  (await readRows(db, ids)).map(toAdminPartner);

export async function findAdminPartner(db: Executor, id: string): Promise<AdminPartner | null> {
  const [row] = await withAccount(db).where(eq(partners.userId, id));
  return row === undefined ? null : toAdminPartner(row);
}

export type Review = {
  partnerId: string;
  version: number;
  status: PartnerStatus;
  reason: string | null;
  reviewedBy: string;
  now: Date;
};

/** Overwrites the version that the reviewer has seen. @returns whether it was still the newest */
export async function writeReview(tx: Executor, review: Review): Promise<boolean> {
  const { partnerId, version, status, reason, reviewedBy, now } = review;
  const written = await tx
    .update(partners)
    .set({
      status,
      reviewReason: reason,
      reviewedBy,
      reviewedAt: now,
      version: sql`${partners.version} + 1`,
    })
    .where(and(eq(partners.userId, partnerId), eq(partners.version, version)))
    .returning({ id: partners.userId });
  return written.length > 0;
}

function withAccount(db: Executor) {
  return db
    .select({ partner: partners, email: users.email, disabledAt: users.disabledAt })
    .from(partners)
    .innerJoin(users, eq(users.id, partners.userId));
}

type Row = { partner: typeof partners.$inferSelect; email: string; disabledAt: Date | null };

function toAdminPartner({ partner, email, disabledAt }: Row): AdminPartner {
  return {
    id: partner.userId,
    email,
    firstName: partner.firstName,
    lastName: partner.lastName,
    phone: partner.phone,
    businessName: partner.businessName,
    legalStatus: partner.legalStatus,
    legalForm: partner.legalForm,
    status: partner.status,
    review_reason: partner.reviewReason,
    reviewed_at: partner.reviewedAt?.toISOString() ?? null,
    disabled: disabledAt !== null,
    created_at: partner.createdAt.toISOString(),
    version: partner.version,
  };
}
