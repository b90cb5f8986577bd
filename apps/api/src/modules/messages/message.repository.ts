import type { OrderMessage } from '@tassis/contracts';
import type { MessageSide } from '@tassis/domain';
import { and, asc, eq, isNull, lte, ne, sql } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import { documents, orderMessages, storedFiles, users } from '../../database/schema/index.ts';
import { HttpError } from '../../http/http-error.ts';
import { readingById } from '../../lists/rows-by-id.ts';
import type { PageRequest } from '../../lists/page-request.ts';
import type { Found } from '../../lists/page.ts';
import { readList } from '../../lists/read-list.ts';

export type MessageRow = {
  message: typeof orderMessages.$inferSelect;
  author: string | null;
  document: { id: string; name: string } | null;
  size: number | null;
};

const keyset = { table: orderMessages, at: orderMessages.createdAt, id: orderMessages.id };

/** Where a message stands in its thread. */
export const keyOfMessage = ({ message }: MessageRow) => ({
  at: message.createdAt,
  id: message.id,
});

const readMessages = readingById(orderMessages.id, (db, { where, orderBy }) =>
  selectMessages(db).where(where).orderBy(orderBy),
);

/** A page of an order's messages, and how many there are (capped). */
export async function findMessages(
  db: Executor,
  orderId: string,
  request: PageRequest,
): Promise<Found<MessageRow>> {
  const list = { ...keyset, matching: eq(orderMessages.orderId, orderId) };
  return readList(db, { list, request, read: readMessages });
}

/** @returns it as the API answers it */
export async function insertMessage(
  tx: Executor,
  message: typeof orderMessages.$inferInsert,
): Promise<OrderMessage> {
  const [written] = await tx
    .insert(orderMessages)
    .values(message)
    .returning({ id: orderMessages.id });
  if (written === undefined) throw new Error('The message was not written');
  const [row] = await selectMessages(tx).where(eq(orderMessages.id, written.id));
  if (row === undefined) throw new Error('The message just written was not found');
  return toMessage(row);
}

type Reading = { orderId: string; until: string; reader: MessageSide; now: Date };

/** Marks what the other side wrote as read, up to a message of this order. @returns how many were not read */
export async function markRead(
  tx: Executor,
  { orderId, until, reader, now }: Reading,
): Promise<number> {
  const [last] = await tx
    .select({ at: orderMessages.createdAt })
    .from(orderMessages)
    .where(and(eq(orderMessages.id, until), eq(orderMessages.orderId, orderId)));
  if (last === undefined) throw new HttpError('not_found');
  const { rowCount } = await tx
    .update(orderMessages)
    .set({ readAt: now })
    .where(
      and(
        eq(orderMessages.orderId, orderId),
        ne(orderMessages.side, reader),
        isNull(orderMessages.readAt),
        lte(orderMessages.createdAt, last.at),
      ),
    );
  return rowCount ?? 0;
}

/** The thread of a message, and who wrote it; null when it is gone. */
export async function findMessageThread(
  db: Executor,
  id: string,
): Promise<{ orderId: string; side: MessageSide } | null> {
  const [thread] = await db
    .select({ orderId: orderMessages.orderId, side: orderMessages.side })
    .from(orderMessages)
    .where(eq(orderMessages.id, id));
  return thread ?? null;
}

/** The unread messages of one side that no mail has announced yet, oldest first. */
export async function findUntold(
  tx: Executor,
  { orderId, side }: { orderId: string; side: MessageSide },
): Promise<MessageRow[]> {
  return selectMessages(tx)
    .where(untold({ orderId, side }))
    .orderBy(asc(orderMessages.createdAt), asc(orderMessages.id))
    .limit(UNTOLD_MAX);
}

export async function markTold(
  tx: Executor,
  { orderId, side, now }: { orderId: string; side: MessageSide; now: Date },
): Promise<void> {
  await tx.update(orderMessages).set({ mailedAt: now }).where(untold({ orderId, side }));
}

/** A message as the API answers it. */
export function toMessage({ message, author, document, size }: MessageRow): OrderMessage {
  return {
    id: message.id,
    side: message.side,
    author,
    text: message.text,
    document: document && { ...document, size: size ?? 0 },
    created_at: message.createdAt.toISOString(),
    read_at: message.readAt?.toISOString() ?? null,
  };
}

/** A limit above what one mail shows. */
const UNTOLD_MAX = 200;

function untold({ orderId, side }: { orderId: string; side: MessageSide }) {
  return and(
    eq(orderMessages.orderId, orderId),
    eq(orderMessages.side, side),
    isNull(orderMessages.readAt),
    isNull(orderMessages.mailedAt),
  );
}

function selectMessages(db: Executor) {
  return db
    .select({
      message: orderMessages,
      author: sql<string | null>`CASE WHEN ${users.erasedAt} IS NULL THEN ${users.userName} END`,
      document: { id: documents.id, name: documents.name },
      size: storedFiles.size,
    })
    .from(orderMessages)
    .leftJoin(users, eq(users.id, orderMessages.authorId))
    .leftJoin(documents, eq(documents.id, orderMessages.documentId))
    .leftJoin(storedFiles, eq(storedFiles.id, documents.fileId))
    .$dynamic();
}
