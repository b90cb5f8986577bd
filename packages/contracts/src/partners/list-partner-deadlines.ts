import { PARTNER_DEADLINE_KINDS } from '@tassis/domain';
import * as z from '@tassis/contracts/schema';
import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { wrong } from '../rule.ts';
import { PartnerDeadline } from './partner-follow-up.ts';

export const listPartnerDeadlines = defineContract({
  name: 'listPartnerDeadlines',
  method: 'GET',
  path: '/partner/deadlines',
  summary:
    'The first hundred deadlines of my linked clients, or of the one that `client` names, the nearest first: ends of domiciliations and of certificates, bills with an amount due.',
  auth: ['partner'],
  request: {
    query: z.strictObject({
      client: z.optional(z.uuid(wrong)),
      kind: z.optional(z.enum(PARTNER_DEADLINE_KINDS, wrong)),
    }),
  },
  response: {
    status: 200,
    schema: itemAnswer(
      z.object({
        items: z.array(PartnerDeadline),
        /** Whether there are others behind them. */
        more: z.boolean(),
      }),
    ),
  },
  errors: [
    'unauthenticated',
    'forbidden',
    'partner_not_validated',
    'not_found',
    'validation_failed',
  ],
});
