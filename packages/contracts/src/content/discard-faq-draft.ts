import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { Faq, faqParams } from './site-texts.ts';

export const discardFaqDraft = defineContract({
  name: 'discardFaqDraft',
  method: 'DELETE',
  path: '/content/faq/:page/draft',
  summary: 'Throw away what is being prepared of the questions of one page.',
  auth: ['content_admin'],
  versioned: true,
  request: { params: faqParams },
  response: { status: 200, schema: itemAnswer(Faq) },
  errors: [
    'unauthenticated',
    'forbidden',
    'validation_failed',
    'version_required',
    'stale_version',
  ],
});
