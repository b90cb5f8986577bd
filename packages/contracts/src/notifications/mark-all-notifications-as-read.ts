import * as z from '@tassis/contracts/schema';
import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';

export const markAllNotificationsAsRead = defineContract({
  name: 'markAllNotificationsAsRead',
  method: 'POST',
  path: '/notifications/mark-all-as-read',
  summary: 'Mark all my notifications as read; answers how many were not.',
  auth: ['client', 'partner'],
  request: {},
  response: { status: 200, schema: itemAnswer(z.object({ marked: z.number() })) },
  errors: ['unauthenticated', 'forbidden'],
});
