import { textsIn } from '@tassis/testing/texts';
import { describe, expect, test } from 'vitest';
import { en as creationEn } from './company-creation-page/en.ts';
import { fr as creationFr } from './company-creation-page/fr.ts';
import { en as domiciliationEn } from './domiciliation-page/en.ts';
import { fr as domiciliationFr } from './domiciliation-page/fr.ts';
import { en as choiceEn } from './package-choice/en.ts';
import { fr as choiceFr } from './package-choice/fr.ts';
import { en as priceEn } from './price/en.ts';
import { fr as priceFr } from './price/fr.ts';

describe.each([
  ['company-creation-page', creationFr, creationEn],
  ['domiciliation-page', domiciliationFr, domiciliationEn],
  ['package-choice', choiceFr, choiceEn],
  ['price', priceFr, priceEn],
])('%s', (_, fr, en) => {
  test('has the same texts in both languages, none empty', () => {
    const french = textsIn(fr);
    const english = textsIn(en);
    expect(english.map(([place]) => place)).toEqual(french.map(([place]) => place));
    expect([...french, ...english].filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  test('the English texts differ from the French ones', () => {
    const english = new Map(textsIn(en));
    const named = /claim$/u; // The firm's own name of a claim.
    const same = textsIn(fr).filter(
      ([place, text]) => !named.test(place) && english.get(place) === text,
    );
    expect(same).toEqual([]);
  });
});

test('the product owner’s texts stay word for word', () => {
  expect(choiceFr.back).toBe('Retour aux forfaits');
});
