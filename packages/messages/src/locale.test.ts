import { expect, test } from 'vitest';
import { preferredLocale } from './index.ts';

test.each([
  [undefined, 'fr'],
  ['', 'fr'],
  ['ar-MA', 'fr'],
  ['en', 'en'],
  ['en-GB,en;q=0.9', 'en'],
  ['fr-MA,en;q=0.9', 'fr'],
  ['en;q=0.5, fr;q=0.8', 'fr'],
  ['de, en;q=0.3', 'en'],
  ['en;q=0', 'fr'],
  ['en;q=x', 'fr'],
  ['english', 'fr'],
])('Accept-Language %j → %s', (header, locale) => {
  expect(preferredLocale(header)).toBe(locale);
});
