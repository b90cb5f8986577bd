import * as z from '@tassis/contracts/schema';
import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { PDF_BODY_LIMIT } from '../documents/pdf-upload.ts';
import { domiciliationFields } from './domiciliation-form.ts';
import { pdfField } from './pdf-field.ts';
import { ORDER_EDIT_ERRORS, editReason, serviceParams } from './order-edit.ts';
import { AdminOrder } from './order.ts';

/** Without a new PDF the order's certificate stays. */
export const updateOrderDomiciliation = defineContract({
  name: 'updateOrderDomiciliation',
  method: 'PUT',
  path: '/admin/orders/:id/service/:service/domiciliation',
  summary: 'Replace what an order says of its domiciliation, who manages apart.',
  auth: ['admin'],
  versioned: true,
  request: {
    params: serviceParams,
    body: z.strictObject({
      reason: editReason,
      data: z.strictObject({
        ...domiciliationFields,
        negativeCertificate: z.nullish(pdfField('required')),
      }),
    }),
  },
  response: { status: 200, schema: itemAnswer(AdminOrder) },
  errors: ORDER_EDIT_ERRORS,
  bodyLimit: PDF_BODY_LIMIT,
});
