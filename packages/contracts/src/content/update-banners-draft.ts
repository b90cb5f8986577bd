import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { Banners, BannersDraftForm } from './banners.ts';

export const updateBannersDraft = defineContract({
  name: 'updateBannersDraft',
  method: 'PUT',
  path: '/content/banners/draft',
  summary: 'Save what is being prepared of the banners; the site shows none of it.',
  auth: ['content_admin'],
  versioned: 'after_first',
  request: { body: BannersDraftForm },
  bodyLimit: 512 * 1024,
  response: { status: 200, schema: itemAnswer(Banners) },
  errors: [
    'unauthenticated',
    'forbidden',
    'validation_failed',
    'version_required',
    'stale_version',
  ],
});
