import { expect, test } from 'vitest';
import { nameHintsOf } from './name-hints.ts';

const hints = (firstAppelation: string, secoundAppelation: string, thirdAppelation: string) =>
  nameHintsOf({ firstAppelation, secoundAppelation, thirdAppelation }).map(({ field, as }) => [
    field,
    as,
  ]);

test('three different names, and names not yet typed, need no advice', () => {
  expect(hints('Atlas', 'Rif', 'Saïss')).toEqual([]);
  expect(hints('', '', '')).toEqual([]);
  expect(hints('Atlas', '', ' ')).toEqual([]);
});

test('a name that repeats an earlier one is named with it', () => {
  expect(hints('Atlas', 'Atlas', 'Rif')).toEqual([['secoundAppelation', 'firstAppelation']]);
  expect(hints('Atlas', 'Atlas', 'Atlas')).toEqual([
    ['secoundAppelation', 'firstAppelation'],
    ['thirdAppelation', 'firstAppelation'],
  ]);
});

test('capitals, accents, spaces and punctuation make no other name', () => {
  expect(hints('Saïss Conseil', 'Rif', 'SAISS-CONSEIL')).toEqual([
    ['thirdAppelation', 'firstAppelation'],
  ]);
});
