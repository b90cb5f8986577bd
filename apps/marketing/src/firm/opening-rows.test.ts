import { firmRecord } from '@tassis/testing/builders';
import { expect, test } from 'vitest';
import { toOpeningRows } from './opening-rows.ts';

test('the hours are written as in the specification', () => {
  expect(
    toOpeningRows(firmRecord().hours, 'Fermé').map(({ days, hours }) => `${days} ${hours}`),
  ).toEqual(['Lundi au vendredi 9h00 – 18h00', 'Samedi 9h00 – 13h00', 'Dimanche Fermé']);
});
