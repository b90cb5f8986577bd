import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { IdempotencyHeaders } from '../idempotency-key.ts';
import { idParams } from '../params.ts';
import { AdminMail } from './admin-mail.ts';

export const resendMail = defineContract({
  name: 'resendMail',
  method: 'POST',
  path: '/admin/mails/:id/resend',
  summary:
    'Send a mail again, word by word, as a new one. One that waits, or carried a link that lets its reader in, is refused.',
  auth: ['admin'],
  idempotent: true,
  request: { params: idParams, headers: IdempotencyHeaders },
  response: { status: 201, schema: itemAnswer(AdminMail) },
  errors: [
    'unauthenticated',
    'forbidden',
    'not_found',
    'validation_failed',
    'mail_not_resendable',
    'idempotency_key_reused',
    'idempotency_in_progress',
  ],
});
