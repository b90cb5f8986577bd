import type { Package } from '@tassis/contracts';
import type { Quote } from '@tassis/domain';
import { eq, sql } from 'drizzle-orm';
import type { Executor } from '../../../database/client.ts';
import { clients, orderEvents, orders, users } from '../../../database/schema/index.ts';
import { nextReference } from '../../../references/next-reference.ts';
import { searchedIn, type PlacedContent } from '../order-content.ts';

type NewOrder = {
  clientId: string;
  key: string | null;
  hash: string;
  content: PlacedContent;
  package: Package | null;
  withOptionalCreation: boolean;
  quote: Quote;
  /** The day by which the firm has promised to answer. */
  expectedBy: string | null;
  now: Date;
};

/** Locks the hash of a client's body, so that equal orders are written one after the other. */
export async function lockBody(
  tx: Executor,
  { clientId, hash }: Pick<NewOrder, 'clientId' | 'hash'>,
): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${clientId + hash}, 0))`);
}

/** Writes an order and the first event of its timeline. @returns its id */
export async function insertOrder(tx: Executor, order: NewOrder): Promise<string> {
  const { clientId, now, content, quote } = order;
  // The counter of order numbers stays locked until the transaction ends, so that no number is lost or used twice.
  const reference = await nextReference(tx, 'CMD', now);
  const search = await searchText(tx, { clientId, reference, content });
  const [row] = await tx
    .insert(orders)
    .values({
      reference,
      clientId,
      content,
      package: order.package,
      includeOptionalCompanyCreation: order.withOptionalCreation,
      pricing: quote,
      totalCentimes: quote.total,
      expectedBy: order.expectedBy,
      submissionKey: order.key,
      submissionHash: order.hash,
      search: sql`fold_text(${search})`,
      createdAt: now,
      updatedAt: now,
    })
    .returning({ id: orders.id });
  if (row === undefined) throw new Error('The order was not written');
  const orderId = row.id;
  const event = { at: now, status: 'submitted', actor: 'client', actorId: clientId } as const;
  await tx.insert(orderEvents).values({ orderId, ...event });
  return orderId;
}

type Searched = { clientId: string; reference: string; content: PlacedContent };

/** The search text: number, client, content. */
async function searchText(
  tx: Executor,
  { clientId, reference, content }: Searched,
): Promise<string> {
  const [client] = await tx
    .select({
      first: clients.firstName,
      last: clients.lastName,
      phone: clients.phone,
      email: users.email,
    })
    .from(clients)
    .innerJoin(users, eq(users.id, clients.userId))
    .where(eq(clients.userId, clientId));
  if (client === undefined) throw new Error('An order needs a client');
  const { first, last, email, phone } = client;
  return [reference, `${first} ${last}`, email, phone, ...searchedIn(content)].join('\n');
}

/** Replaces the document of an order, and its search text. */
export async function updateContent(
  tx: Executor,
  { id, clientId, reference }: { id: string; clientId: string; reference: string },
  content: PlacedContent,
): Promise<void> {
  const search = await searchText(tx, { clientId, reference, content });
  await tx
    .update(orders)
    .set({ content, search: sql`fold_text(${search})` })
    .where(eq(orders.id, id));
}
