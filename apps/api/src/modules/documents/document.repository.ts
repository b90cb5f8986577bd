import type { AdminDocument, ClientDocument } from '@tassis/contracts';
import { desc, eq, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Executor } from '../../database/client.ts';
import {
  bills,
  clients,
  documents,
  orders,
  storedFiles,
  users,
} from '../../database/schema/index.ts';

/** A document with its client, order and bill. */
export type DocumentRow = {
  document: typeof documents.$inferSelect;
  order: { id: string; reference: string } | null;
  bill: { id: string; number: string } | null;
  client: { id: string; firstName: string; lastName: string; email: string };
  /** The refused document that it replaces. */
  replaced: { id: string; name: string; reviewReason: string | null } | null;
  size: number;
};

const replaced = alias(documents, 'replaced');

/** SELECT of documents; the caller adds conditions. */
export function selectDocuments(db: Executor) {
  return db
    .select({
      document: documents,
      order: { id: orders.id, reference: orders.reference },
      bill: { id: bills.id, number: bills.number },
      client: {
        id: clients.userId,
        firstName: clients.firstName,
        lastName: clients.lastName,
        email: users.email,
      },
      replaced: { id: replaced.id, name: replaced.name, reviewReason: replaced.reviewReason },
      size: storedFiles.size,
    })
    .from(documents)
    .innerJoin(clients, eq(clients.userId, documents.clientId))
    .innerJoin(users, eq(users.id, documents.clientId))
    .innerJoin(storedFiles, eq(storedFiles.id, documents.fileId))
    .leftJoin(orders, eq(orders.id, documents.orderId))
    .leftJoin(bills, eq(bills.id, documents.billId))
    .leftJoin(replaced, eq(replaced.id, documents.replacesId))
    .$dynamic();
}

/** The limit of documents embedded in another answer; higher than the limits of uploads. */
export const EMBEDDED_MAX = 500;

/** All matching documents, newest first: those of one order, or the proofs of one bill. */
export function findDocuments(db: Executor, which: SQL | undefined): Promise<DocumentRow[]> {
  return selectDocuments(db)
    .where(which)
    .orderBy(desc(documents.createdAt), desc(documents.id))
    .limit(EMBEDDED_MAX);
}

export function findDocumentsOfOrder(db: Executor, orderId: string): Promise<DocumentRow[]> {
  return findDocuments(db, eq(documents.orderId, orderId));
}

/** One document; null when there is none. */
export async function findDocument(db: Executor, id: string): Promise<DocumentRow | null> {
  const [row] = await findDocuments(db, eq(documents.id, id));
  return row ?? null;
}

/** A document as the client sees it. */
export function toDocument(row: DocumentRow): ClientDocument {
  const { document, order, bill, replaced: former, size } = row;
  return {
    id: document.id,
    kind: document.kind,
    name: document.name,
    origin: document.origin,
    status: document.status,
    review_reason: document.reviewReason,
    reviewed_at: document.reviewedAt?.toISOString() ?? null,
    replaces: former && { id: former.id, name: former.name, review_reason: former.reviewReason },
    order,
    bill,
    size,
    created_at: document.createdAt.toISOString(),
    version: document.version,
  };
}

/** A document as the staff sees it. */
export function toAdminDocument(row: DocumentRow): AdminDocument {
  return { ...toDocument(row), client: row.client };
}
