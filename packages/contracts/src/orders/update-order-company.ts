import * as z from '@tassis/contracts/schema';
import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { PDF_BODY_LIMIT } from '../documents/pdf-upload.ts';
import { companyFormFields } from './company-creation-form.ts';
import { ORDER_EDIT_ERRORS, contributions, editReason, serviceParams } from './order-edit.ts';
import { AdminOrder } from './order.ts';

/** Without a new PDF the order's certificate stays. */
export const updateOrderCompany = defineContract({
  name: 'updateOrderCompany',
  method: 'PUT',
  path: '/admin/orders/:id/service/:service/company',
  summary:
    'Replace what an order says of its company, the people in it apart; the contributions may go along.',
  auth: ['admin'],
  versioned: true,
  request: {
    params: serviceParams,
    body: z.strictObject({
      reason: editReason,
      data: z.strictObject(companyFormFields),
      contributions,
    }),
  },
  response: { status: 200, schema: itemAnswer(AdminOrder) },
  errors: ORDER_EDIT_ERRORS,
  bodyLimit: PDF_BODY_LIMIT,
});
