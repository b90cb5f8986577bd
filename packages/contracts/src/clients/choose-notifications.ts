import { CHOSEN_TYPES, NOTIFICATION_CHANNELS } from '@tassis/domain';
import * as z from '@tassis/contracts/schema';
import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { wrong } from '../rule.ts';
import { NotificationPreferences } from './client-profile.ts';

export const chooseNotifications = defineContract({
  name: 'chooseNotifications',
  method: 'PATCH',
  path: '/client/notification-preferences',
  summary: 'Choose whether I am told of a type by a channel; the other choices stay as they are.',
  auth: ['client'],
  request: {
    body: z.strictObject({
      type: z.enum(CHOSEN_TYPES, wrong),
      channel: z.enum(NOTIFICATION_CHANNELS, wrong),
      wanted: z.boolean(wrong),
    }),
  },
  response: { status: 200, schema: itemAnswer(NotificationPreferences) },
  errors: ['unauthenticated', 'forbidden', 'validation_failed'],
});
