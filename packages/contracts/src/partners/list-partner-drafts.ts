import * as z from '@tassis/contracts/schema';
import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { PartnerDraft } from './partner-draft.ts';

export const listPartnerDrafts = defineContract({
  name: 'listPartnerDrafts',
  method: 'GET',
  path: '/partner/drafts',
  summary:
    'Orders that I have begun for my linked clients, the hundred worked on last, the newest first.',
  auth: ['partner'],
  request: {},
  response: {
    status: 200,
    schema: itemAnswer(
      z.object({
        items: z.array(PartnerDraft),
        /** Whether there are older ones. */
        more: z.boolean(),
      }),
    ),
  },
  errors: ['unauthenticated', 'forbidden', 'partner_not_validated'],
});
