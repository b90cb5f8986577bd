import { expect, test } from 'vitest';
import { firmPrice, paymentAmount, vatRate } from '../index.ts';

test.each([
  [paymentAmount, [0.01, 470, 2_000_000], [0, -5, 1.005, Number.NaN, Infinity]],
  [firmPrice, [0, 0.01, 1_000_000], [-0.01, 1.005, 1_000_000.01, Number.NaN]],
  [vatRate, [0, 0.2, 0.0725, 1], [-0.1, 1.1, 0.20001, Number.NaN]],
] as const)('%o takes what can be written in centimes and basis points', (rule, fine, wrong) => {
  expect(fine.map(rule)).toEqual(fine.map(() => null));
  expect(wrong.filter((value) => rule(value) === null)).toEqual([]);
});
