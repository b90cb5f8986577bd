import * as z from '@tassis/contracts/schema';
import { defineContract } from '../contract.ts';

export const getUnreadCount = defineContract({
  name: 'getUnreadCount',
  method: 'GET',
  path: '/notifications/unread-count',
  summary: 'How many notifications I have not read, up to a thousand; for the bell.',
  auth: ['client', 'partner'],
  request: {},
  response: { status: 200, schema: z.object({ count: z.number() }) },
  errors: ['unauthenticated', 'forbidden'],
});
