import { expect, test } from 'vitest';
import { inlineLinks, parseInline } from './inline-text.ts';

test.each([
  ['nothing', '', []],
  ['no mark', 'Le certificat.', [{ text: 'Le certificat.' }]],
  [
    'each mark',
    'Un **mot** et *un autre*, [ici](/contact).',
    [
      { text: 'Un ' },
      { text: 'mot', strong: true },
      { text: ' et ' },
      { text: 'un autre', emphasis: true },
      { text: ', ' },
      { text: 'ici', link: '/contact' },
      { text: '.' },
    ],
  ],
  [
    'a link of elsewhere',
    '[OMPIC](https://www.ompic.ma)',
    [{ text: 'OMPIC', link: 'https://www.ompic.ma' }],
  ],
  ['a mark that does not end', '5 * 3', [{ text: '5 * 3' }]],
])('a text with %s', (_, text, runs) => {
  expect(parseInline(text)).toEqual(runs);
});

test.each([
  'javascript:alert(1)',
  '//evil.example',
  'http://plain.example',
  'data:text/html,x',
  'https://',
  'www.ompic.ma',
  '',
])('a link to “%s” is no link, and is refused', (address) => {
  expect(parseInline(`[ici](${address})`).some(({ link }) => link !== undefined)).toBe(false);
  expect(inlineLinks(`[ici](/contact) ou [là](${address})`)).toEqual({
    code: 'link_address_invalid',
    params: { address },
  });
});

test.each(['', '[sic] (1)', '[ici](/contact), **[là](https://www.ompic.ma/fr?a=1#b)**'])(
  'the links of “%s” are fine',
  (text) => {
    expect(inlineLinks(text)).toBeNull();
  },
);
