import * as z from '@tassis/contracts/schema';
import { defineContract } from '../contract.ts';

/** What a change is about. `all`: some may have been missed. `viewer`: who has an order open. */
const CHANGE_TYPES = [
  'order',
  'message',
  'document',
  'bill',
  'domiciliation',
  'client',
  'contact_submission',
  'callback_request',
  'mail',
  'newsletter_subscription',
  'partner',
  'user',
  'notification',
  'viewer',
  'all',
] as const;

/** That something has changed, and nothing of it: anyone who shows it asks for it again. */
export const Change = z.object({
  type: z.enum(CHANGE_TYPES),
  /** Which one, for `message` and `viewer` its order; null when there are many. */
  id: z.nullable(z.uuid()),
  /** Its version now, where it has one. */
  version: z.nullable(z.number()),
  /** The order to which it belongs, as a document or a bill may. */
  order: z.optional(z.nullable(z.uuid())),
});

export type Change = z.output<typeof Change>;

export const streamChanges = defineContract({
  name: 'streamChanges',
  method: 'GET',
  path: '/changes',
  summary:
    'What has changed in the last minute and what changes from now on, as server-sent events: everything for the staff, their own for clients, for partners their notifications. A comment every 15 s shows that the stream is alive; it ends with the session.',
  auth: ['client', 'partner', 'admin'],
  eventStream: true,
  request: {},
  response: { status: 200, schema: Change },
  errors: ['unauthenticated', 'forbidden'],
});
