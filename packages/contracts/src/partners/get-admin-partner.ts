import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { idParams } from '../params.ts';
import { AdminPartner } from './admin-partner.ts';

export const getAdminPartner = defineContract({
  name: 'getAdminPartner',
  method: 'GET',
  path: '/admin/partners/:id',
  summary: 'One partner.',
  auth: ['admin'],
  request: { params: idParams },
  response: { status: 200, schema: itemAnswer(AdminPartner) },
  errors: ['unauthenticated', 'forbidden', 'not_found', 'validation_failed'],
});
