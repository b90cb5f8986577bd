import * as z from '@tassis/contracts/schema';
import { defineContract } from '../contract.ts';
import { NotificationList, notificationQuery, NotificationType } from './notification.ts';

export const listNotifications = defineContract({
  name: 'listNotifications',
  method: 'GET',
  path: '/notifications',
  summary:
    'What happened to my affairs: what is unread first, each newest first; with the number of unread ones.',
  auth: ['client', 'partner'],
  request: {
    query: z.strictObject({ ...notificationQuery, type: z.optional(NotificationType) }),
  },
  response: { status: 200, schema: NotificationList },
  errors: ['unauthenticated', 'forbidden', 'validation_failed'],
});
