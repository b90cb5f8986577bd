import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { Notification, WhichNotification } from './notification.ts';

export const archiveNotification = defineContract({
  name: 'archiveNotification',
  method: 'POST',
  path: '/notifications/:id/archive',
  summary: 'Put one of my notifications away.',
  auth: ['client', 'partner'],
  request: { params: WhichNotification },
  response: { status: 200, schema: itemAnswer(Notification) },
  errors: ['unauthenticated', 'forbidden', 'not_found', 'validation_failed'],
});
