import { and, eq, inArray, isNull, like, or, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Executor } from '../../database/client.ts';
import * as t from '../../database/schema/index.ts';

/** The person, by id, and by e-mail address for messages that they sent without an account. */
export type Subject = { userId: string; email: string };

/** The rows of one table that are about a person, and the columns that an export leaves out. */
export type Holding = {
  name: string;
  table: PgTable;
  of: (subject: Subject) => SQL | undefined;
  without?: readonly string[];
};

export const selectOrders = (id: string) =>
  sql`(SELECT ${t.orders.id} FROM ${t.orders} WHERE ${t.orders.clientId} = ${id})`;
const selectBills = (id: string) =>
  sql`(SELECT ${t.bills.id} FROM ${t.bills} WHERE ${t.bills.clientId} = ${id})`;

/** Messages sent without an account: narrowed by the index of the search, then compared exactly. */
export const whereMessages = (email: string) =>
  and(
    like(t.contactSubmissions.search, `%${email.replaceAll(/[\\%_]/gu, String.raw`\$&`)}%`),
    eq(sql`lower(${t.contactSubmissions.email})`, email),
  );
export const wherePartnerRequests = (id: string) =>
  or(eq(t.partnerRequests.clientId, id), eq(t.partnerRequests.partnerId, id));
const selectLinks = (id: string) =>
  sql`(SELECT ${t.partnerRequests.id} FROM ${t.partnerRequests} WHERE ${t.partnerRequests.partnerId} = ${id})`;
export const whereMails = ({ userId, email }: Subject) =>
  or(eq(t.mails.userId, userId), eq(t.mails.recipient, email));
export const whereInvitations = ({ userId, email }: Subject) =>
  or(eq(t.invitations.email, email), eq(t.invitations.invitedBy, userId));

/**
 * Changes that the staff made to the person's records, found by subject and id.
 */
export const changesAbout = ({ userId, email }: Subject) => sql`
  (${t.auditEntries.subject}, ${t.auditEntries.subjectId}) IN (
    SELECT subject, ${userId}::text FROM unnest(ARRAY['user', 'partner']) AS subject
    UNION ALL SELECT 'order', id::text FROM ${t.orders} WHERE ${t.orders.clientId} = ${userId}
    UNION ALL SELECT 'bill', id::text FROM ${t.bills} WHERE ${t.bills.clientId} = ${userId}
    UNION ALL SELECT 'document', id::text FROM ${t.documents} WHERE ${t.documents.clientId} = ${userId}
    UNION ALL SELECT 'domiciliation', id::text FROM ${t.domiciliations} WHERE ${t.domiciliations.clientId} = ${userId}
    UNION ALL SELECT 'invitation', id::text FROM ${t.invitations} WHERE ${t.invitations.email} = ${email}
    UNION ALL SELECT 'contact_submission', id::text FROM ${t.contactSubmissions} WHERE ${whereMessages(email)}
    UNION ALL SELECT 'newsletter_subscription', id::text FROM ${t.newsletterSubscriptions} WHERE ${t.newsletterSubscriptions.email} = ${email}
  )`;

const search = ['search'];

/** All personal data, table by table; a test compares the list with the schema. */
export const HOLDINGS: readonly Holding[] = [
  {
    name: 'user',
    table: t.users,
    of: ({ userId }) => eq(t.users.id, userId),
    without: ['passwordHash', 'search'],
  },
  {
    name: 'client',
    table: t.clients,
    of: ({ userId }) => eq(t.clients.userId, userId),
    without: search,
  },
  {
    name: 'partner',
    table: t.partners,
    of: ({ userId }) => eq(t.partners.userId, userId),
    without: search,
  },
  { name: 'admin', table: t.admins, of: ({ userId }) => eq(t.admins.userId, userId) },
  { name: 'sessions', table: t.sessions, of: ({ userId }) => eq(t.sessions.userId, userId) },
  {
    name: 'orders',
    table: t.orders,
    of: ({ userId }) => eq(t.orders.clientId, userId),
    without: ['submissionKey', 'submissionHash', 'search', 'assignedTo'],
  },
  {
    name: 'order_events',
    table: t.orderEvents,
    of: ({ userId }) => inArray(t.orderEvents.orderId, selectOrders(userId)),
    without: ['actorId'],
  },
  {
    name: 'order_corrections',
    table: t.orderCorrections,
    of: ({ userId }) => inArray(t.orderCorrections.orderId, selectOrders(userId)),
  },
  {
    name: 'order_messages',
    table: t.orderMessages,
    of: ({ userId }) => inArray(t.orderMessages.orderId, selectOrders(userId)),
    without: ['authorId'],
  },
  {
    name: 'order_threads',
    table: t.orderThreads,
    of: ({ userId }) => eq(t.orderThreads.clientId, userId),
  },
  {
    name: 'issued_certificates',
    table: t.issuedCertificates,
    of: ({ userId }) => eq(t.issuedCertificates.clientId, userId),
  },
  {
    name: 'domiciliations',
    table: t.domiciliations,
    of: ({ userId }) => eq(t.domiciliations.clientId, userId),
    without: search,
  },
  {
    name: 'domiciliation_periods',
    table: t.domiciliationPeriods,
    of: ({ userId }) => inArray(t.domiciliationPeriods.orderId, selectOrders(userId)),
  },
  {
    name: 'documents',
    table: t.documents,
    of: ({ userId }) => eq(t.documents.clientId, userId),
    without: search,
  },
  {
    name: 'files',
    table: t.storedFiles,
    of: ({ userId }) => eq(t.storedFiles.ownerId, userId),
  },
  {
    name: 'bills',
    table: t.bills,
    of: ({ userId }) => eq(t.bills.clientId, userId),
    without: search,
  },
  {
    name: 'payments',
    table: t.payments,
    of: ({ userId }) => inArray(t.payments.billId, selectBills(userId)),
    // Internal notes of the staff.
    without: ['note', 'recordedBy'],
  },
  {
    name: 'refunds',
    table: t.refunds,
    of: ({ userId }) => inArray(t.refunds.billId, selectBills(userId)),
    without: ['recordedBy'],
  },
  {
    name: 'payment_sessions',
    table: t.paymentSessions,
    of: ({ userId }) => inArray(t.paymentSessions.billId, selectBills(userId)),
  },
  { name: 'drafts', table: t.drafts, of: ({ userId }) => eq(t.drafts.holderId, userId) },
  {
    name: 'draft_files',
    table: t.draftFiles,
    of: ({ userId }) => eq(t.draftFiles.holderId, userId),
  },
  // What a partner types for a client belongs to the partner until it is sent.
  {
    name: 'partner_drafts',
    table: t.partnerDrafts,
    of: ({ userId }) => inArray(t.partnerDrafts.holderId, selectLinks(userId)),
  },
  {
    name: 'partner_draft_files',
    table: t.partnerDraftFiles,
    of: ({ userId }) => inArray(t.partnerDraftFiles.holderId, selectLinks(userId)),
  },
  {
    name: 'notifications',
    table: t.notifications,
    // Deleted notifications are soon purged.
    of: ({ userId }) => and(eq(t.notifications.userId, userId), isNull(t.notifications.deletedAt)),
    // Generated columns for lists.
    without: [...search, 'place', 'orderedAt', 'deletedAt'],
  },
  {
    name: 'partner_requests',
    table: t.partnerRequests,
    of: ({ userId }) => wherePartnerRequests(userId),
    // These columns would tell a partner whether an address has an account.
    without: ['clientId', 'invitationId', 'search'],
  },
  {
    name: 'notes',
    table: t.clientNotes,
    of: ({ userId }) => eq(t.clientNotes.clientId, userId),
    without: ['authorId'],
  },
  { name: 'saved_views', table: t.savedViews, of: ({ userId }) => eq(t.savedViews.userId, userId) },
  {
    name: 'changes_made',
    table: t.auditEntries,
    of: ({ userId }) => eq(t.auditEntries.actorId, userId),
    // The values are about another person.
    without: ['before', 'after'],
  },
  {
    name: 'changes_of_mine',
    table: t.auditEntries,
    of: changesAbout,
    // Members of the staff are not named.
    without: ['actorId'],
  },
  {
    name: 'invitations',
    table: t.invitations,
    // Only invitations to the person: those that a partner sent would tell which addresses have no account.
    of: ({ email }) => eq(t.invitations.email, email),
    without: ['tokenHash'],
  },
  {
    name: 'mails',
    table: t.mails,
    of: whereMails,
    // Mail bodies contain links with tokens.
    without: ['text', 'html', 'headers', 'dedupeKey', 'search'],
  },
  {
    name: 'messages',
    table: t.contactSubmissions,
    of: ({ email }) => whereMessages(email),
    without: search,
  },
  {
    name: 'newsletter',
    table: t.newsletterSubscriptions,
    of: ({ email }) => eq(t.newsletterSubscriptions.email, email),
    without: search,
  },
];

export type Held = Record<string, unknown>[];

/** Reads the rows of a table that are about a person. */
export async function findHeld(
  tx: Executor,
  { table, of, without = [] }: Holding,
  subject: Subject,
): Promise<Held> {
  const rows = await tx.select().from(table).where(of(subject));
  return rows.map((row) =>
    Object.fromEntries(Object.entries(row).filter(([column]) => !without.includes(column))),
  );
}
