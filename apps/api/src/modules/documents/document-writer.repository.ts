import type { DocumentKind } from '@tassis/domain';
import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import { clients, documents, orders, users } from '../../database/schema/index.ts';

type NewRow = Omit<typeof documents.$inferInsert, 'search'>;

/** @returns its id */
export async function insertDocument(tx: Executor, document: NewRow): Promise<string> {
  const words = await searchText(tx, document);
  const [row] = await tx
    .insert(documents)
    .values({ ...document, search: sql`fold_text(${words})` })
    .returning({ id: documents.id });
  if (row === undefined) throw new Error('The document was not written');
  return row.id;
}

/** Locks an order against deletion until the transaction ends. @returns whether it still exists */
export async function holdOrder(tx: Executor, orderId: string): Promise<boolean> {
  const found = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.id, orderId))
    .for('update');
  return found.length > 0;
}

/** Whether an order has a document of this kind. */
export async function hasDocument(
  db: Executor,
  { orderId, kind }: { orderId: string; kind: DocumentKind },
): Promise<boolean> {
  const isIt = and(eq(documents.orderId, orderId), eq(documents.kind, kind));
  return (await db.$count(documents, isIt)) > 0;
}

/** The search text: its name, its client and the order's number. */
async function searchText(
  tx: Executor,
  { clientId, orderId, name }: Pick<NewRow, 'clientId' | 'orderId' | 'name'>,
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
    orderId === null || orderId === undefined
      ? []
      : await tx.select({ reference: orders.reference }).from(orders).where(eq(orders.id, orderId));
  const { first, last, company, email } = owner ?? {};
  return [name, `${first} ${last}`, company, email, order?.reference].filter(Boolean).join('\n');
}
