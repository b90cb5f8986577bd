import { listAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { idParams } from '../params.ts';
import { OrderMessage, threadQuery } from './order-message.ts';

export const listAdminOrderMessages = defineContract({
  name: 'listAdminOrderMessages',
  method: 'GET',
  path: '/admin/orders/:id/messages',
  summary: 'The messages of an order, newest first.',
  auth: ['admin'],
  request: { params: idParams, query: threadQuery },
  response: { status: 200, schema: listAnswer(OrderMessage) },
  errors: ['unauthenticated', 'forbidden', 'not_found', 'validation_failed'],
});
