import * as z from '@tassis/contracts/schema';
import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { PDF_BODY_LIMIT } from '../documents/pdf-upload.ts';
import { ORDER_EDIT_ERRORS, editReason, serviceParams } from './order-edit.ts';
import { AdminOrder } from './order.ts';

/** `data` is validated by the form of the service’s type, people included; people keep their ids by position. */
export const updateOrderService = defineContract({
  name: 'updateOrderService',
  method: 'PUT',
  path: '/admin/orders/:id/service/:service',
  summary: 'Replace a whole service of an order, as its form sends it.',
  auth: ['admin'],
  versioned: true,
  request: {
    params: serviceParams,
    body: z.strictObject({ reason: editReason, data: z.record(z.string(), z.unknown()) }),
  },
  response: { status: 200, schema: itemAnswer(AdminOrder) },
  errors: ORDER_EDIT_ERRORS,
  bodyLimit: PDF_BODY_LIMIT,
});
