import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { idParams } from '../params.ts';
import { Notification } from './notification.ts';

export const archiveNotification = defineContract({
  name: 'archiveNotification',
  method: 'POST',
  path: '/notifications/:id/archive',
  summary: 'Put one of my notifications away.',
  auth: ['client', 'partner'],
  request: { params: idParams },
  response: { status: 200, schema: itemAnswer(Notification) },
  errors: ['unauthenticated', 'forbidden', 'not_found', 'validation_failed'],
});
