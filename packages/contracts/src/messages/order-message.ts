import { MESSAGE_SIDES, paragraph } from '@tassis/domain';
import * as z from '@tassis/contracts/schema';
import { pdfUpload } from '../documents/pdf-upload.ts';
import { listQuery } from '../list-query.ts';
import { acrossFields, field, textIn, wrong } from '../rule.ts';

/** A message between a client and the firm about an order. */
export const OrderMessage = z.object({
  id: z.uuid(),
  /** Who wrote it: the order's client, or one of the staff. */
  side: z.enum(MESSAGE_SIDES),
  /** The author's name; null once the account is deleted. */
  author: z.nullable(z.string()),
  text: z.string(),
  /** A document of the order that came with it. */
  document: z.nullable(z.object({ id: z.uuid(), name: z.string(), size: z.number() })),
  created_at: z.string(),
  /** When the other side first read it. */
  read_at: z.nullable(z.string()),
});

export type OrderMessage = z.output<typeof OrderMessage>;

const { page, per_page, cursor } = listQuery;

/** The query of a thread: its pages, newest messages first. */
export const threadQuery = z.strictObject({ page, per_page, cursor });

/** A message needs words or a file. */
const notEmpty = acrossFields((fields) => {
  const isEmpty = textIn(fields, 'text').trim() === '' && !fields['file'];
  return [['text', isEmpty ? { code: 'contact_message_required' } : null]];
});

/** The body of a new message. Its file becomes a document of the order. */
export const NewOrderMessage = z
  .strictObject({
    text: field(paragraph),
    file: z.nullish(z.strictObject(pdfUpload)),
  })
  .check(notEmpty);

/** The body that marks messages as read: all of the other side's up to this one. */
export const ReadUntil = z.strictObject({ until: z.uuid(wrong) });

/** How many messages were not read before. */
export const MarkedMessages = z.object({ marked: z.number() });
