import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { repeatedNames } from '../index.ts';

const repeated = (firstAppelation: string, secoundAppelation: string, thirdAppelation: string) =>
  repeatedNames({ firstAppelation, secoundAppelation, thirdAppelation }).map(({ field }) => field);

test('three different names, and names not yet typed, are three choices', () => {
  expect(repeated('Atlas', 'Rif', 'Saïss')).toEqual([]);
  expect(repeated('', '', ' ')).toEqual([]);
  expect(repeated('Atlas', 'Atlas au Sud', 'Sasha')).toEqual([]);
  expect(repeated('Sarl', 'Société', 'Sarl Atlas')).toEqual([]);
});

test('a name that repeats an earlier one is found, each time', () => {
  expect(repeated('Atlas', 'Atlas', 'Rif')).toEqual(['secoundAppelation']);
  expect(repeated('Atlas', 'Atlas', 'Atlas')).toEqual(['secoundAppelation', 'thirdAppelation']);
});

test('capitals, accents, spaces, punctuation and a legal form make no other name', () => {
  expect(repeated('Saïss Conseil', 'Rif', 'SAISS-CONSEIL')).toEqual(['thirdAppelation']);
  expect(repeated('Atlas Conseil', 'Société Atlas Conseil', 'ATLAS CONSEIL SARL AU')).toHaveLength(
    2,
  );
});

test('what is no name by itself repeats nothing', () => {
  expect(repeated('Café 🚀', 'Café 🚀', 'Café 🚀')).toEqual([]);
  const long = 'é'.repeat(101);
  expect(repeated(long, long, 'Rif')).toEqual([]);
});

test('the same name three times repeats twice', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Za-zÀ-ÖØ-öø-ÿ0-9][A-Za-z0-9 .&'-]{0,90}$/u), (name) => {
      expect(repeated(name, name, name)).toHaveLength(2);
    }),
  );
});
