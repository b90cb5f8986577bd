import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { Banners } from './banners.ts';

export const getBanners = defineContract({
  name: 'getBanners',
  method: 'GET',
  path: '/content/banners',
  summary: 'The banners of the public pages, those to come and over included.',
  auth: ['content_admin'],
  request: {},
  response: { status: 200, schema: itemAnswer(Banners) },
  errors: ['unauthenticated', 'forbidden'],
});
