import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { idParams } from '../params.ts';
import { MarkedMessages, ReadUntil } from './order-message.ts';

export const markClientOrderMessagesAsRead = defineContract({
  name: 'markClientOrderMessagesAsRead',
  method: 'POST',
  path: '/client/orders/:id/messages/mark-as-read',
  summary: 'Mark the firm’s messages of an order as read, up to one of them.',
  auth: ['client'],
  request: { params: idParams, body: ReadUntil },
  response: { status: 200, schema: itemAnswer(MarkedMessages) },
  errors: ['unauthenticated', 'forbidden', 'not_found', 'validation_failed'],
});
