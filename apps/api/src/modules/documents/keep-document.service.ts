import type { DocumentKind } from '@tassis/domain';
import { eq, sql } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import { clients, documents, orders, users } from '../../database/schema/index.ts';
import type { FileStorage } from '../../files/file-storage.ts';
import { keepFile } from '../../files/keep-file.ts';

export type NewDocument = {
  clientId: string;
  orderId: string | null;
  billId?: string;
  kind: DocumentKind;
  /** As the person named it, or as the house names its own. */
  name: string;
  origin: 'client' | 'staff' | 'system';
  bytes: Uint8Array;
  now: Date;
};

/** Keeps a PDF as a paper of this client's. What a client sends waits to be looked at. @returns its id */
export async function keepDocument(
  storage: { files: FileStorage },
  tx: Executor,
  { bytes, ...about }: NewDocument,
): Promise<string> {
  const { clientId: ownerId, name } = about;
  const file = { name, mediaType: 'application/pdf', bytes, ownerId };
  return addDocument(tx, { ...about, fileId: await keepFile(storage, tx, file) });
}

/** Makes a paper of this client's of a file that is kept already. @returns its id */
export async function addDocument(
  tx: Executor,
  { now, ...about }: Omit<NewDocument, 'bytes'> & { fileId: string },
): Promise<string> {
  const words = await searchText(tx, about);
  const [document] = await tx
    .insert(documents)
    .values({
      ...about,
      status: about.origin === 'client' ? 'pending' : 'accepted',
      search: sql`fold_text(${words})`,
      createdAt: now,
    })
    .returning({ id: documents.id });
  if (document === undefined) throw new Error('The document was not written');
  return document.id;
}

/** What a search finds it by: its name, whose it is, and the order's number. */
async function searchText(
  tx: Executor,
  { clientId, orderId, name }: Pick<NewDocument, 'clientId' | 'orderId' | 'name'>,
): Promise<string> {
  const [owner] = await tx
    .select({
      first: clients.firstName,
      last: clients.lastName,
      company: clients.companyName,
      email: users.email,
    })
    .from(clients)
    .innerJoin(users, eq(users.id, clients.userId))
    .where(eq(clients.userId, clientId));
  const [order] =
    orderId === null
      ? []
      : await tx.select({ reference: orders.reference }).from(orders).where(eq(orders.id, orderId));
  const { first, last, company, email } = owner ?? {};
  return [name, `${first} ${last}`, company, email, order?.reference].filter(Boolean).join('\n');
}
