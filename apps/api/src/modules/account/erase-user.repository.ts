import type { OrderManager } from '@tassis/contracts';
import { OrderContent } from '@tassis/contracts/order-content';
import { and, eq, inArray, isNull, ne, notExists, notInArray, or, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { parse } from 'zod/mini';
import type { Executor } from '../../database/client.ts';
import * as t from '../../database/schema/index.ts';
import { dropPartnerDrafts } from '../drafts/draft-file.repository.ts';
import {
  changesAbout,
  whereInvitations,
  whereMails,
  whereMessages,
  selectOrders,
  wherePartnerRequests,
  type Subject,
} from './personal-data.repository.ts';

export type Erasure = { userId: string; email: string; passwordHash: string; now: Date };

const NOBODY = 'Compte supprimé';

/** Takes the exclusive lock on a client: waits for transactions that hold the client, and keeps others waiting. */
export async function lockForErasure(tx: Executor, clientId: string): Promise<void> {
  const ofClient = eq(t.clients.userId, clientId);
  await tx.select({ id: t.clients.userId }).from(t.clients).where(ofClient).for('update');
}

/** Deletes the rows that belong to the person alone. */
export async function deleteBelongings(tx: Executor, subject: Subject): Promise<void> {
  const { userId, email } = subject;
  const own: readonly (readonly [Parameters<Executor['delete']>[0], PgColumn])[] = [
    [t.sessions, t.sessions.userId],
    [t.accountTokens, t.accountTokens.userId],
    [t.secondFactors, t.secondFactors.userId],
    [t.recoveryCodes, t.recoveryCodes.userId],
    [t.loginChallenges, t.loginChallenges.userId],
    [t.downloadLinks, t.downloadLinks.userId],
    [t.idempotencyKeys, t.idempotencyKeys.userId],
    [t.notifications, t.notifications.userId],
    [t.savedViews, t.savedViews.userId],
    [t.admins, t.admins.userId],
    [t.clientNotes, t.clientNotes.clientId],
  ];
  for (const [table, column] of own) await tx.delete(table).where(eq(column, userId));
  await tx.delete(t.invitations).where(whereInvitations(subject));
  await tx.delete(t.mails).where(whereMails(subject));
  await tx.delete(t.contactSubmissions).where(whereMessages(email));
  await tx.delete(t.newsletterSubscriptions).where(eq(t.newsletterSubscriptions.email, email));
}

/** Deletes requests and drafts of partners about the person, and the person's own as a partner. @returns the ids of their files */
export async function deletePartnerRequests(tx: Executor, userId: string): Promise<string[]> {
  const links = tx
    .select({ id: t.partnerRequests.id })
    .from(t.partnerRequests)
    .where(wherePartnerRequests(userId));
  const begun = await dropPartnerDrafts(tx, links);
  const gone = await tx
    .delete(t.partnerRequests)
    .where(wherePartnerRequests(userId))
    .returning({ fileId: sql<string | null>`${t.partnerRequests.body} #>> '{file,id}'` });
  const ids = gone.flatMap(({ fileId }) => fileId ?? []);
  if (ids.length > 0) await tx.delete(t.storedFiles).where(inArray(t.storedFiles.id, ids));
  return [...begun, ...ids];
}

/** Deletes orders that were never billed, with their documents. */
export async function deleteUnbilledOrders(tx: Executor, userId: string): Promise<void> {
  const billed = tx
    .select({ one: sql`1` })
    .from(t.bills)
    .where(eq(t.bills.orderId, t.orders.id));
  const unbilled = and(
    eq(t.orders.clientId, userId),
    ne(t.orders.status, 'completed'),
    notExists(billed),
  );
  const ids = tx.select({ id: t.orders.id }).from(t.orders).where(unbilled);
  await tx.delete(t.documents).where(inArray(t.documents.orderId, ids));
  await tx.delete(t.orders).where(unbilled);
}

/**
 * Deletes drafts, and the documents that the person uploaded. Generated documents and proofs of payment
 * belong to the accounts and stay. @returns the files, whose rows are gone
 */
export async function deleteDocuments(tx: Executor, userId: string): Promise<string[]> {
  await tx.delete(t.draftFiles).where(eq(t.draftFiles.holderId, userId));
  await tx.delete(t.drafts).where(eq(t.drafts.holderId, userId));
  const isPersonal = or(eq(t.documents.origin, 'client'), isNull(t.documents.orderId));
  await tx
    .delete(t.documents)
    .where(and(eq(t.documents.clientId, userId), isNull(t.documents.billId), isPersonal));
  const kept = tx
    .select({ id: t.documents.fileId })
    .from(t.documents)
    .where(eq(t.documents.clientId, userId));
  const files = await tx
    .delete(t.storedFiles)
    .where(and(eq(t.storedFiles.ownerId, userId), notInArray(t.storedFiles.id, kept)))
    .returning({ id: t.storedFiles.id });
  return files.map(({ id }) => id);
}

/** Anonymises the rows that stay. The e-mail address can be registered again. */
export async function anonymise(tx: Executor, erasure: Erasure): Promise<void> {
  const { userId, passwordHash, now } = erasure;
  const email = `${userId}@deleted.invalid`;
  const nobody = { email, passwordHash, userName: NOBODY, emailVerifiedAt: null };
  const account = { ...nobody, disabledAt: now, erasedAt: now };
  await tx.update(t.users).set(account).where(eq(t.users.id, userId));
  const name = { firstName: 'Compte', lastName: 'supprimé', phone: '' };
  const company = { companyName: null, ice: null, address: null, city: null };
  await tx
    .update(t.clients)
    .set({ ...name, ...company })
    .where(eq(t.clients.userId, userId));
  await tx
    .update(t.partners)
    .set({ ...name, businessName: NOBODY, reviewReason: null })
    .where(eq(t.partners.userId, userId));
  await anonymiseOrders(tx, userId);
}

async function anonymiseOrders(tx: Executor, userId: string): Promise<void> {
  const written = await tx
    .select({ id: t.orders.id, content: t.orders.content })
    .from(t.orders)
    .where(eq(t.orders.clientId, userId));
  for (const { id, content } of written) {
    const anonymous = parse(OrderContent, withoutPeople(content));
    await tx.update(t.orders).set({ content: anonymous }).where(eq(t.orders.id, id));
  }
  const orders = selectOrders(userId);
  await tx.delete(t.orderMessages).where(inArray(t.orderMessages.orderId, orders));
  await tx.delete(t.orderThreads).where(eq(t.orderThreads.clientId, userId));
  await tx.delete(t.orderCorrections).where(inArray(t.orderCorrections.orderId, orders));
  await tx
    .update(t.orderEvents)
    .set({ message: null })
    .where(inArray(t.orderEvents.orderId, orders));
  await tx
    .update(t.orders)
    .set({ search: sql`fold_text(${t.orders.reference})`, submissionKey: null })
    .where(eq(t.orders.clientId, userId));
  await tx
    .update(t.bills)
    .set({ search: sql`fold_text(${t.bills.number})` })
    .where(eq(t.bills.clientId, userId));
  await tx
    .update(t.documents)
    .set({ search: sql`fold_text(${t.documents.name})` })
    .where(eq(t.documents.clientId, userId));
  await tx
    .update(t.domiciliations)
    .set({
      search: sql`fold_text(concat_ws(E'\\n', ${t.domiciliations.companyName}, ${t.domiciliations.ice}))`,
    })
    .where(eq(t.domiciliations.clientId, userId));
}

/** Removes values and reasons from the audit trail; who changed something and when stays. */
export async function forgetChanges(tx: Executor, subject: Subject): Promise<void> {
  await tx
    .update(t.auditEntries)
    .set({ before: null, after: null, reason: null })
    .where(changesAbout(subject));
}

/** Returns the content of an order without personal data. */
function withoutPeople(content: OrderContent): OrderContent {
  const { kind, data } = content;
  if (kind === 'renewal') return { ...content, data: { ...data, companyName: '', ICE: null } };
  if (kind === 'negative_certificate_request') {
    return { ...content, data: { ...data, ...NO_BENEFICIARY } };
  }
  const managers = data.managers.map((manager) => ({ ...manager, ...NO_PERSON }));
  const others = { certificate_file_id: null, managers };
  if (kind === 'domiciliation') {
    return { ...content, data: { ...data, ...others, identifierValue: '' } };
  }
  const associates = data.associates.map((associate) =>
    associate.associateType === 'physical'
      ? { ...associate, ...NO_PERSON }
      : { ...associate, address: '', city: '' },
  );
  return { ...content, data: { ...data, ...others, associates } };
}

const NO_NUMBERS = { cin: null, passport: null, carteSejour: null };

/** Every field of a person, so that a field added to the contract causes a type error here. */
const NO_PERSON: Omit<OrderManager, 'id' | 'identificationType'> = {
  ...NO_NUMBERS,
  firstName: '',
  lastName: '',
  sex: null,
  birthDate: null,
  placeOfBirth: '',
  address: '',
  city: '',
  nationality: '',
  email: '',
  phone: '',
};

/** The beneficiary of a negative certificate. */
const NO_BENEFICIARY = { ...NO_NUMBERS, firstName: '', lastName: '' };
