import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { otherWords } from './other-words.ts';

const contents = await readFile(new URL('../../docs/sommaire.mdx', import.meta.url), 'utf8');
const words = otherWords(contents);

test.each([
  ['dropdown', 'formulaires-select'],
  ['loader', 'retours-spinner'],
  ['datepicker', 'formulaires-datefield'],
  ['chip', 'actions-tag'],
  ['sidebar', 'cadres-dashboardshell'],
  ['tokens', 'fondations-couleurs'],
  ['espacement', 'fondations-espaces-et-grille'],
  ['avatar', 'vitrine-reviewcard'],
  ['changelog', 'guide-versions'],
])('“%s” is a word for %s', (word, page) => {
  expect(words.get(`${page}--documentation`)).toContain(word);
});

test('every line with other names is parsed', () => {
  expect(words.size).toBe(contents.split(' · aussi').length - 1);
});
