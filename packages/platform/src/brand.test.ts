import { afterEach, expect, test } from 'vitest';
import { BRAND, pageTitle, provideSiteName, siteName, writtenName } from './brand.ts';

afterEach(() => provideSiteName(undefined));

test('the site is called as the firm calls itself, once that is written', () => {
  expect([siteName(), pageTitle('Connexion')]).toEqual([BRAND, `Connexion · ${BRAND}`]);
  provideSiteName('Atlas Conseil');
  expect([siteName(), pageTitle('Connexion')]).toEqual([
    'Atlas Conseil',
    'Connexion · Atlas Conseil',
  ]);
});

test.each([
  ['À renseigner', undefined],
  [' ', undefined],
  [' Atlas Conseil ', 'Atlas Conseil'],
])('%j is written as %j', (name, written) => {
  expect(writtenName(name)).toBe(written);
});
