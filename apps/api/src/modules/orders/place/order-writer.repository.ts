import type { Package } from '@tassis/contracts';
import type { Quote } from '@tassis/domain';
import { eq, sql } from 'drizzle-orm';
import type { Executor } from '../../../database/client.ts';
import { clients, orderEvents, orders, users } from '../../../database/schema/index.ts';
import { nextReference } from '../../../references/next-reference.ts';
import { searchedIn, type PlacedContent } from '../order-content.ts';

type NewOrder = {
  id: string;
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

/** Writes an order and the first event of its timeline. */
export async function insertOrder(tx: Executor, order: NewOrder): Promise<void> {
  const { id, clientId, now, content, quote } = order;
  const searched = await searchText(tx, { clientId, content });
  // The counter of order numbers stays locked until the transaction ends, so that no number is lost or used twice.
  const reference = await nextReference(tx, 'CMD', now);
  await tx.insert(orders).values({
    id,
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
    search: sql`fold_text(${`${reference}\n${searched}`})`,
    createdAt: now,
    updatedAt: now,
  });
  const event = { at: now, status: 'submitted', actor: 'client', actorId: clientId } as const;
  await tx.insert(orderEvents).values({ orderId: id, ...event });
}

/** The search text after the number: client, content. */
async function searchText(
  tx: Executor,
  { clientId, content }: { clientId: string; content: PlacedContent },
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
  return [`${first} ${last}`, email, phone, ...searchedIn(content)].join('\n');
}

/** Replaces the document of an order, and its search text. */
export async function updateContent(
  tx: Executor,
  { id, clientId, reference }: { id: string; clientId: string; reference: string },
  content: PlacedContent,
): Promise<void> {
  const searched = await searchText(tx, { clientId, content });
  await tx
    .update(orders)
    .set({ content, search: sql`fold_text(${`${reference}\n${searched}`})` })
    .where(eq(orders.id, id));
}
