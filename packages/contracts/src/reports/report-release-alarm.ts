import * as z from '@tassis/contracts/schema';
import { defineContract } from '../contract.ts';

export const reportReleaseAlarm = defineContract({
  name: 'reportReleaseAlarm',
  method: 'POST',
  path: '/release-alarms',
  summary:
    'Hear from the site that a release fails too often, or that its canary was dropped for that; the administrators get a mail, once a release and day. Its signature (`Edge-Signature: t=<seconds>,v1=<HMAC-SHA256>`) covers the time and the body.',
  auth: 'public',
  signed: true,
  request: { headers: z.object({ 'edge-signature': z.optional(z.string()) }) },
  response: { status: 204, schema: z.undefined() },
  errors: ['validation_failed', 'signature_invalid'],
});
