import * as z from '@tassis/contracts/schema';
import { defineContract } from '../contract.ts';
import { NotificationList, notificationQuery, NotificationType } from './notification.ts';

export const listNotificationsOfType = defineContract({
  name: 'listNotificationsOfType',
  method: 'GET',
  path: '/notifications/type/:type',
  summary: 'What happened to my affairs of one type: what is unread first, each newest first.',
  auth: ['client', 'partner'],
  request: {
    params: z.strictObject({ type: NotificationType }),
    query: z.strictObject(notificationQuery),
  },
  response: { status: 200, schema: NotificationList },
  errors: ['unauthenticated', 'forbidden', 'validation_failed'],
});
