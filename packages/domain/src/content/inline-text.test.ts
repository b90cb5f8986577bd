import { expect, test } from 'vitest';
import { parseInline } from './inline-text.ts';

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

test.each(['javascript:alert(1)', '//evil.example', 'http://plain.example', 'data:text/html,x'])(
  'a link to %s is no link',
  (address) => {
    expect(parseInline(`[ici](${address})`).some(({ link }) => link !== undefined)).toBe(false);
  },
);
