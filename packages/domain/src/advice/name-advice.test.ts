import { expect, test } from 'vitest';
import { nameAdvice } from '../index.ts';

const advice = (firstAppelation: string, secoundAppelation: string, thirdAppelation: string) =>
  nameAdvice({ firstAppelation, secoundAppelation, thirdAppelation });

test('names without a reserved word, and names not yet typed, need no advice', () => {
  expect(advice('Atlas', 'Rif', 'Saïss')).toEqual([]);
  expect(advice('', '', '')).toEqual([]);
  expect(advice('Atlas', '', ' ')).toEqual([]);
  expect(advice('Roitelet', 'Royaliste', 'Banquet')).toEqual([]);
});

test('each reserved word is named, once', () => {
  expect(
    advice('Banque du Roi, Banque', 'Rif', 'Souss').map((each) => Object.values(each)),
  ).toEqual(['Banque', 'Roi'].map((word) => ['firstAppelation', word]));
});

test('a word that is reserved is named as it was typed', () => {
  expect(advice('Atlas', 'L’Assurance du Rif', 'MINISTÈRE-Conseil')).toEqual([
    { field: 'secoundAppelation', word: 'Assurance' },
    { field: 'thirdAppelation', word: 'MINISTÈRE' },
  ]);
});

test('words that many companies rightly bear are free, alone or within another', () => {
  expect(advice('Maroc Conseil', 'Nationale de Transport', 'École du Rif')).toEqual([]);
  expect(advice('Bankable', 'Étatique', 'Princier')).toEqual([]);
});
