import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { Banners } from './banners.ts';

export const discardBannersDraft = defineContract({
  name: 'discardBannersDraft',
  method: 'DELETE',
  path: '/content/banners/draft',
  summary: 'Throw away what is being prepared of the banners.',
  auth: ['content_admin'],
  versioned: true,
  request: {},
  response: { status: 200, schema: itemAnswer(Banners) },
  errors: ['unauthenticated', 'forbidden', 'version_required', 'stale_version'],
});
