import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { Faq, FaqForm, faqParams } from './site-texts.ts';

export const updateFaq = defineContract({
  name: 'updateFaq',
  method: 'PUT',
  path: '/content/faq/:page',
  summary:
    'Replace the questions of one page; the site shows them at once, and what was being prepared is done.',
  auth: ['content_admin'],
  versioned: 'after_first',
  request: { params: faqParams, body: FaqForm },
  bodyLimit: 512 * 1024,
  response: { status: 200, schema: itemAnswer(Faq) },
  errors: [
    'unauthenticated',
    'forbidden',
    'validation_failed',
    'version_required',
    'stale_version',
  ],
});
