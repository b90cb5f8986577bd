import * as z from '@tassis/contracts/schema';
import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { NegativeCertificateForm } from './negative-certificate-form.ts';
import { ORDER_EDIT_ERRORS, editReason, serviceParams } from './order-edit.ts';
import { AdminOrder } from './order.ts';

export const updateOrderCertificateRequest = defineContract({
  name: 'updateOrderCertificateRequest',
  method: 'PUT',
  path: '/admin/orders/:id/service/:service/negative-certificate-request',
  summary: 'Replace the request of a negative certificate.',
  auth: ['admin'],
  versioned: true,
  request: {
    params: serviceParams,
    body: z.strictObject({ reason: editReason, data: NegativeCertificateForm }),
  },
  response: { status: 200, schema: itemAnswer(AdminOrder) },
  errors: ORDER_EDIT_ERRORS,
});
