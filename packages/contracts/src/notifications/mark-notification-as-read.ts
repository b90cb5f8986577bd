import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { idParams } from '../params.ts';
import { Notification } from './notification.ts';

export const markNotificationAsRead = defineContract({
  name: 'markNotificationAsRead',
  method: 'POST',
  path: '/notifications/:id/mark-as-read',
  summary: 'Mark one of my notifications as read.',
  auth: ['client', 'partner'],
  request: { params: idParams },
  response: { status: 200, schema: itemAnswer(Notification) },
  errors: ['unauthenticated', 'forbidden', 'not_found', 'validation_failed'],
});
