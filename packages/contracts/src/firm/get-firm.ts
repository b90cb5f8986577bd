import { FAQ_PAGES } from '@tassis/domain';
import * as z from '@tassis/contracts/schema';
import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { wrong } from '../rule.ts';
import { Firm } from './firm.ts';

export const getFirm = defineContract({
  name: 'getFirm',
  method: 'GET',
  path: '/firm',
  summary: 'Public data of the firm: contacts, hours, claims, questions, reviews, rates.',
  auth: 'public',
  cacheable: true,
  request: {
    query: z.strictObject({
      /** Whose questions come along: one page’s, with the home page’s the reviews too, or `none`. All if absent. */
      texts: z.optional(z.enum(['none', ...FAQ_PAGES], wrong)),
    }),
  },
  response: { status: 200, schema: itemAnswer(Firm) },
  errors: ['validation_failed'],
});
