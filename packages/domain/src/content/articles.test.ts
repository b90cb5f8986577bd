import { expect, test } from 'vitest';
import { ARTICLE_NAME, proposeArticleName } from '../index.ts';

test.each([
  ['Créer une société à Meknès', 'creer-une-societe-a-meknes'],
  ['L’œuvre : 10 % de TVA ?', 'l-oeuvre-10-de-tva'],
  [' -- ', ''],
  ['شركة', ''],
  [`${'mot '.repeat(20)}fin`, Array(20).fill('mot').join('-')],
  ['x'.repeat(90), 'x'.repeat(80)],
])('%j is proposed %j', (title, name) => {
  expect(proposeArticleName(title)).toBe(name);
  expect(name === '' || ARTICLE_NAME.test(name)).toBe(true);
});
