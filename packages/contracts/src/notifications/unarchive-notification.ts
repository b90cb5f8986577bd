import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { idParams } from '../params.ts';
import { Notification } from './notification.ts';

export const unarchiveNotification = defineContract({
  name: 'unarchiveNotification',
  method: 'POST',
  path: '/notifications/:id/unarchive',
  summary: 'Take one of my notifications out of the archive.',
  auth: ['client', 'partner'],
  request: { params: idParams },
  response: { status: 200, schema: itemAnswer(Notification) },
  errors: ['unauthenticated', 'forbidden', 'not_found', 'validation_failed'],
});
