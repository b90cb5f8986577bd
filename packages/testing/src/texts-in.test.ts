import { expect, test } from 'vitest';
import { faultsIn } from './texts-in.ts';

test('finds a text that is missing or empty in one language or has other placeholders, and French punctuation without its space', () => {
  const fr = { a: 'Un', b: 'Deux {x}', c: 'Trois', d: 'Quatre?', e: { f: 'Cinq\u202F?' } };
  const en = { a: ' ', b: 'Two {y}', d: 'Four?', e: { f: 'Five?' }, g: 'Six' };
  expect(faultsIn({ fr, en })).toEqual(['a', 'b', 'c', 'd', 'g']);
  expect(faultsIn({ fr, en }, ['Quatre?'])).toEqual(['a', 'b', 'c', 'g']);
});
