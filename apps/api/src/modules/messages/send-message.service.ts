import type { OrderMessage } from '@tassis/contracts';
import { messagesPath } from '../../client-paths.ts';
import type { Executor } from '../../database/client.ts';
import type { FileStorage } from '../../files/file-storage.ts';
import { sendLaterJob } from '../../jobs/job.repository.ts';
import { notify } from '../../notifications/notify.ts';
import type { Session } from '../../sessions/sessions.ts';
import { takeDocument } from '../documents/take-document.service.ts';
import { insertMessage } from './message.repository.ts';
import {
  advanceThread,
  requireThreadOrder,
  getSide,
  type ThreadOrder,
} from './thread.repository.ts';

/** A message that is unread for this long is announced by mail. */
const MAIL_AFTER_SECONDS = 300;

type NewMessage = {
  orderId: string;
  actor: Session;
  text: string;
  file: { name: string; content: string } | null;
  now: Date;
};

/** Writes a message into an order's thread; its file becomes a document of the order. */
export async function sendMessage(
  storage: { files: FileStorage },
  tx: Executor,
  { orderId, actor, text, file, now }: NewMessage,
): Promise<OrderMessage> {
  const order = await requireThreadOrder(tx, { orderId, actor });
  const side = getSide(actor);
  const owned = { clientId: order.clientId, orderId, origin: side, kind: 'other', now } as const;
  const sent =
    file && (await takeDocument(storage, tx, { ...owned, ...file, path: 'file.content' }));
  const createdAt = await advanceThread(tx, { order, side, now });
  const message = await insertMessage(tx, {
    orderId,
    side,
    authorId: actor.userId,
    text: text.trim(),
    documentId: sent?.document.id ?? null,
    createdAt,
  });
  const later = { data: { messageId: message.id }, seconds: MAIL_AFTER_SECONDS };
  await sendLaterJob(tx, 'tell-of-messages', later);
  if (side === 'staff') await notifyClient(tx, order, now);
  return message;
}

function notifyClient(tx: Executor, { id, reference, clientId }: ThreadOrder, now: Date) {
  const news = { type: 'order', code: 'order_message', params: { reference } } as const;
  return notify(tx, { userId: clientId, ...news, link: messagesPath(id), now });
}
