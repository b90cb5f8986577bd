import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { Firm } from './firm.ts';

export const getFirm = defineContract({
  name: 'getFirm',
  method: 'GET',
  path: '/firm',
  summary: 'Public data of the firm: contacts, hours, claims, questions, reviews, rates.',
  auth: 'public',
  cacheable: true,
  request: {},
  response: { status: 200, schema: itemAnswer(Firm) },
  errors: [],
});
