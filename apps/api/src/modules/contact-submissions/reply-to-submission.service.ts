import { replyToContactSubmission, type AdminContactSubmission } from '@tassis/contracts';
import type { Executor } from '../../database/client.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { notify } from '../../notifications/notify.ts';
import { insertReply } from './admin-contact-submission.repository.ts';
import { findWriter } from './assignee.repository.ts';
import { readSubmission, stepSubmission } from './change-submission.service.ts';

type Reply = { id: string; version: number; actorId: string; text: string; now: Date };

/** Replies to a message: stores and mails the reply, and notifies the sender's account if there is one. */
export async function replyToSubmission(
  tx: Executor,
  { text, now, ...about }: Reply,
): Promise<AdminContactSubmission> {
  const { id, actorId } = about;
  const action = replyToContactSubmission.name;
  const change = { status: 'answered' } as const;
  const { name, email, message, service } = await stepSubmission(tx, {
    ...about,
    action,
    change,
    now,
  });
  const replyId = await insertReply(tx, {
    submissionId: id,
    authorId: actorId,
    text,
    createdAt: now,
  });
  const writer = await findWriter(tx, email);
  await queueMail(tx, {
    content: { template: 'message-answered', name, question: message, answer: text },
    to: email,
    userId: writer?.id ?? null,
    locale: writer?.locale ?? 'fr',
    dedupeKey: `message-answered:${replyId}`,
    now,
  });
  if (writer !== null) {
    const news = { code: 'message_answered', params: { subject: service } } as const;
    await notify(tx, { userId: writer.id, type: 'system', ...news, now });
  }
  return readSubmission(tx, id);
}
