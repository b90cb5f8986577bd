import { expect, test } from 'vitest';
import { publicPageAddress } from '../index.ts';

test.each([
  '',
  '/',
  '/contact#message',
  '/forfaits?service=domiciliation',
  '/services',
  '/services/pilotage',
  '/services/offline/coworking',
  '/blog/creer-une-societe',
  '/register',
])('%j may be led to', (address) => {
  expect(publicPageAddress(address)).toBeNull();
});

test.each([
  '/nulle-part',
  '/nulle-part#message',
  '/contact/nulle-part',
  '/servicesX',
  '/services/nulle-part',
  '/services/offline',
  '/services/pilotage/devis',
  '/admin-dashboard',
])('%j is no page', (address) => {
  expect(publicPageAddress(address)).toEqual({ code: 'page_missing' });
});

test.each(['//elsewhere.example', 'https://elsewhere.example', 'contact'])(
  '%j is no address of this site',
  (address) => {
    expect(publicPageAddress(address)).toEqual({ code: 'page_address_invalid' });
  },
);
