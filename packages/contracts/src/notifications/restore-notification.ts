import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { idParams } from '../params.ts';
import { Notification } from './notification.ts';

export const restoreNotification = defineContract({
  name: 'restoreNotification',
  method: 'POST',
  path: '/notifications/:id/restore',
  summary: 'Bring back a notification that I have just thrown away.',
  auth: ['client', 'partner'],
  request: { params: idParams },
  response: { status: 200, schema: itemAnswer(Notification) },
  errors: ['unauthenticated', 'forbidden', 'not_found', 'validation_failed'],
});
