import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { idParams } from '../params.ts';
import { WholeMail } from './admin-mail.ts';

export const getAdminMail = defineContract({
  name: 'getAdminMail',
  method: 'GET',
  path: '/admin/mails/:id',
  summary: 'A mail with what it said, but for what lets its reader in.',
  auth: ['admin'],
  request: { params: idParams },
  response: { status: 200, schema: itemAnswer(WholeMail) },
  errors: ['unauthenticated', 'forbidden', 'not_found', 'validation_failed'],
});
