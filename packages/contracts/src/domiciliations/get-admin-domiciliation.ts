import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { idParams } from '../params.ts';
import { AdminDomiciliation } from './admin-domiciliation.ts';

export const getAdminDomiciliation = defineContract({
  name: 'getAdminDomiciliation',
  method: 'GET',
  path: '/admin/domiciliations/:id',
  summary: 'The file of a domiciliation: company, managers, documents, renewals.',
  auth: ['admin'],
  request: { params: idParams },
  response: { status: 200, schema: itemAnswer(AdminDomiciliation) },
  errors: ['unauthenticated', 'forbidden', 'not_found', 'validation_failed'],
});
