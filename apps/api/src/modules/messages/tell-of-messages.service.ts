import { writtenText } from '@tassis/domain';
import type { Executor } from '../../database/client.ts';
import type { Dependencies } from '../../dependencies.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { findClientContact } from '../clients/client-contact.repository.ts';
import { findFirm } from '../firm/firm.repository.ts';
import { findMessageThread, findUntold, markTold, type MessageRow } from './message.repository.ts';
import { holdThread, type ThreadOrder } from './thread.repository.ts';

type News = { messageId: string; order: ThreadOrder; untold: readonly MessageRow[]; now: Date };

/**
 * Mails the other side all its unread messages in one mail, if this message is still unread. A message
 * is announced by one mail only.
 */
export async function tellOfMessages(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  { messageId }: { messageId: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const thread = await findMessageThread(tx, messageId);
    const order = thread && (await holdThread(tx, thread.orderId));
    if (!order) return;
    const untold = await findUntold(tx, thread);
    if (!untold.some(({ message }) => message.id === messageId)) return;
    const now = clock();
    await markTold(tx, { ...thread, now });
    const tell = thread.side === 'staff' ? tellClient : tellFirm;
    await tell(tx, { messageId, order, untold, now });
  });
}

async function tellClient(tx: Executor, { order, ...news }: News): Promise<void> {
  const { id, email, firstName, locale, preferences } = await findClientContact(tx, order.clientId);
  if (!preferences.order.mail) return;
  const content = {
    template: 'messages-for-client',
    firstName,
    ...toContent(order, news),
  } as const;
  await queueMail(tx, { content, to: email, userId: id, locale, ...toSending(news) });
}

/** The staff is mailed at the firm's address; without one in the settings nobody can be. */
async function tellFirm(tx: Executor, { order, ...news }: News): Promise<void> {
  const to = writtenText((await findFirm(tx)).email);
  if (to === null || to === undefined) return;
  const [first] = news.untold;
  const client = first?.author ?? '';
  const content = { template: 'messages-for-staff', client, ...toContent(order, news) } as const;
  await queueMail(tx, { content, to, userId: order.clientId, locale: 'fr', ...toSending(news) });
}

function toContent({ id, reference }: ThreadOrder, { untold }: Pick<News, 'untold'>) {
  const messages = untold.map(({ message, document }) => ({
    text: message.text,
    file: document?.name ?? null,
  }));
  return { order: { id, reference }, messages };
}

function toSending({ messageId, now }: Pick<News, 'messageId' | 'now'>) {
  return { dedupeKey: `order-messages:${messageId}`, now };
}
