import { PRODUCT_NAME } from '@tassis/domain';
import { afterEach, expect, test } from 'vitest';
import { pageTitle, provideSiteName, siteName } from './brand.ts';

afterEach(() => provideSiteName(undefined));

test('the site has the name that the firm has chosen, once it is set', () => {
  expect([siteName(), pageTitle('Connexion')]).toEqual([
    PRODUCT_NAME,
    `Connexion · ${PRODUCT_NAME}`,
  ]);
  provideSiteName('Atlas Conseil');
  expect([siteName(), pageTitle('Connexion')]).toEqual([
    'Atlas Conseil',
    'Connexion · Atlas Conseil',
  ]);
});
