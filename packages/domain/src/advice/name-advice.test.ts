import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { nameAdvice } from '../index.ts';

const advice = (firstAppelation: string, secoundAppelation: string, thirdAppelation: string) =>
  nameAdvice({ firstAppelation, secoundAppelation, thirdAppelation });

test('three different names, and names not yet typed, need no advice', () => {
  expect(advice('Atlas', 'Rif', 'Saïss')).toEqual([]);
  expect(advice('', '', '')).toEqual([]);
  expect(advice('Atlas', '', ' ')).toEqual([]);
  expect(advice('Roitelet', 'Royaliste', 'Banquet')).toEqual([]);
});

test('a name that repeats an earlier one is named with it', () => {
  const second = { code: 'same_name', field: 'secoundAppelation', as: 'firstAppelation' };
  const third = { code: 'same_name', field: 'thirdAppelation', as: 'firstAppelation' };
  expect(advice('Atlas', 'Atlas', 'Rif')).toEqual([second]);
  expect(advice('Atlas', 'Atlas', 'Atlas')).toEqual([second, third]);
});

test('capitals, accents, spaces and punctuation make no other name', () => {
  expect(advice('Saïss Conseil', 'Rif', 'SAISS-CONSEIL')).toEqual([
    { code: 'same_name', field: 'thirdAppelation', as: 'firstAppelation' },
  ]);
});

test('nor does a legal form', () => {
  const same = advice('Atlas Conseil', 'Société Atlas Conseil', 'ATLAS CONSEIL SARL AU');
  expect(same.map(({ code, field }) => [code, field])).toEqual([
    ['same_name', 'secoundAppelation'],
    ['same_name', 'thirdAppelation'],
  ]);
  expect(advice('Sarl', 'Société', 'Sarl Atlas')).toEqual([]);
  expect(advice('Atlas', 'Atlas au Sud', 'Sasha')).toEqual([]);
});

test('each reserved word is named, once', () => {
  expect(
    advice('Banque du Roi, Banque', 'Rif', 'Souss').map((each) => Object.values(each)),
  ).toEqual(['Banque', 'Roi'].map((word) => ['forbidden_word', 'firstAppelation', word]));
});

test('a word that is reserved is named as it was typed', () => {
  expect(advice('Atlas', 'L’Assurance du Rif', 'MINISTÈRE-Conseil')).toEqual([
    { code: 'forbidden_word', field: 'secoundAppelation', word: 'Assurance' },
    { code: 'forbidden_word', field: 'thirdAppelation', word: 'MINISTÈRE' },
  ]);
});

test('words that many companies rightly bear are free, alone or within another', () => {
  expect(advice('Maroc Conseil', 'Nationale de Transport', 'École du Rif')).toEqual([]);
  expect(advice('Bankable', 'Étatique', 'Princier')).toEqual([]);
});

test('the same text three times repeats twice, unless nothing of it counts', () => {
  fc.assert(
    fc.property(fc.string(), (name) => {
      const same = advice(name, name, name).filter(({ code }) => code === 'same_name');
      const counts = /[\p{L}\p{N}]/u.test(name.normalize('NFD'));
      expect(same).toHaveLength(counts ? 2 : 0);
    }),
  );
});
