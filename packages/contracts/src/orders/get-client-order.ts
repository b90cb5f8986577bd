import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { idParams } from '../params.ts';
import { Order } from './order.ts';

export const getClientOrder = defineContract({
  name: 'getClientOrder',
  method: 'GET',
  path: '/client/orders/:id',
  summary: 'One of my orders; 404 also for an order that is not mine.',
  auth: ['client'],
  request: { params: idParams },
  response: { status: 200, schema: itemAnswer(Order) },
  errors: ['unauthenticated', 'forbidden', 'not_found', 'validation_failed'],
});
