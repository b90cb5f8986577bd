import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { Banners, BannersForm } from './banners.ts';

export const updateBanners = defineContract({
  name: 'updateBanners',
  method: 'PUT',
  path: '/content/banners',
  summary: 'Replace the banners; the site shows them at once, and what was being prepared is done.',
  auth: ['content_admin'],
  versioned: 'after_first',
  request: { body: BannersForm },
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
