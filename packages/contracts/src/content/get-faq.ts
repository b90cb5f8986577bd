import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { Faq, faqParams } from './site-texts.ts';

export const getFaq = defineContract({
  name: 'getFaq',
  method: 'GET',
  path: '/content/faq/:page',
  summary: 'The questions of one page of the site.',
  auth: ['content_admin'],
  request: { params: faqParams },
  response: { status: 200, schema: itemAnswer(Faq) },
  errors: ['unauthenticated', 'forbidden', 'validation_failed'],
});
