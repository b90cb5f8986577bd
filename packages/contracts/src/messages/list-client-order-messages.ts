import { listAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { idParams } from '../params.ts';
import { OrderMessage, threadQuery } from './order-message.ts';

export const listClientOrderMessages = defineContract({
  name: 'listClientOrderMessages',
  method: 'GET',
  path: '/client/orders/:id/messages',
  summary:
    'The messages of one of my orders, newest first; 404 also for an order that is not mine.',
  auth: ['client'],
  request: { params: idParams, query: threadQuery },
  response: { status: 200, schema: listAnswer(OrderMessage) },
  errors: ['unauthenticated', 'forbidden', 'not_found', 'validation_failed'],
});
