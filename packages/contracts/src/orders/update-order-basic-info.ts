import { registrationFirstName, registrationLastName, registrationPhone } from '@tassis/domain';
import * as z from '@tassis/contracts/schema';
import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { idParams } from '../params.ts';
import { field } from '../rule.ts';
import { editReason, ORDER_EDIT_ERRORS } from './order-edit.ts';
import { AdminOrder } from './order.ts';

/** The contact data of an order; what determines its price cannot be edited. */
const BasicInfo = z.strictObject({
  firstName: field(registrationFirstName),
  lastName: field(registrationLastName),
  phone: field(registrationPhone),
});

export const updateOrderBasicInfo = defineContract({
  name: 'updateOrderBasicInfo',
  method: 'PUT',
  path: '/admin/orders/:id/basic-info',
  summary: 'Correct whom to reach about an order: name and phone in its client’s own record.',
  auth: ['admin'],
  versioned: true,
  request: {
    params: idParams,
    body: z.strictObject({ reason: editReason, data: BasicInfo }),
  },
  response: { status: 200, schema: itemAnswer(AdminOrder) },
  errors: ORDER_EDIT_ERRORS,
});
