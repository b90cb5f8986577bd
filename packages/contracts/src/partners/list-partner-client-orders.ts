import { ORDER_STATUSES } from '@tassis/domain';
import * as z from '@tassis/contracts/schema';
import { listAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { byDate, listQuery } from '../list-query.ts';
import { idParams } from '../params.ts';
import { wrong } from '../rule.ts';
import { PartnerClientOrder } from './partner-follow-up.ts';

export const listPartnerClientOrders = defineContract({
  name: 'listPartnerClientOrders',
  method: 'GET',
  path: '/partner/clients/:id/orders',
  summary: 'The orders of one of my linked clients, newest first.',
  auth: ['partner'],
  request: {
    params: idParams,
    query: z.strictObject({
      ...listQuery,
      status: z.optional(z.enum(ORDER_STATUSES, wrong)),
      sort: byDate,
    }),
  },
  response: { status: 200, schema: listAnswer(PartnerClientOrder) },
  errors: [
    'unauthenticated',
    'forbidden',
    'partner_not_validated',
    'not_found',
    'validation_failed',
  ],
});
