import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { Faq, FaqDraftForm, faqParams } from './site-texts.ts';

export const updateFaqDraft = defineContract({
  name: 'updateFaqDraft',
  method: 'PUT',
  path: '/content/faq/:page/draft',
  summary: 'Save what is being prepared of the questions of one page; the site shows none of it.',
  auth: ['content_admin'],
  versioned: 'after_first',
  request: { params: faqParams, body: FaqDraftForm },
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
