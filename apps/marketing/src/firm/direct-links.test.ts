import { expect, test } from 'vitest';
import { mailHref, phoneHref, whatsappHref } from './direct-links.ts';

test('phone numbers become links', () => {
  expect(phoneHref('+212 5 22-00 00.01')).toBe('tel:+212522000001');
  expect(whatsappHref('+212 6 00 00 00 02')).toBe('https://wa.me/212600000002');
  expect(mailHref('contact@firme.example')).toBe('mailto:contact@firme.example');
});
