import { expect, test } from 'vitest';
import { SITE_TEXT_FIELDS } from '../index.ts';

test.each([
  '',
  '/',
  '/contact#message',
  '/forfaits?service=domiciliation',
  '/services',
  '/services/pilotage',
  '/blog/creer-une-societe',
  '/register',
])('%j may be led to', (address) => {
  expect(SITE_TEXT_FIELDS.page(address)).toBeNull();
});

test.each([
  '/nulle-part',
  '/nulle-part#message',
  '/contact/nulle-part',
  '/servicesX',
  '/admin-dashboard',
  '//elsewhere.example',
  'contact',
])('%j may not', (address) => {
  expect(SITE_TEXT_FIELDS.page(address)).toEqual({ code: 'page_address_invalid' });
});
