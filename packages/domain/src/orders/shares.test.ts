import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  contributedBy,
  toMad,
  moralShares,
  sharesMakeCapital,
  type Contribution,
} from '../index.ts';

const money = (numerical_amount: number): Contribution => ({
  contributionTypes: ['Numerical'],
  numerical_amount,
});
const goods = (contribution_valorisation: number): Contribution => ({
  contributionTypes: ['nonNumerical'],
  contribution_valorisation,
});

test('money and goods of all make the capital, or the totals are told', () => {
  expect(sharesMakeCapital([money(6000), goods(4000)], 10_000)).toBeNull();
  expect(sharesMakeCapital([money(0.1), money(0.2), money(0.7)], 1)).toBeNull();
  expect(sharesMakeCapital([money(6000.5)], 10_000)).toEqual({
    code: 'creation_shares_not_capital',
    params: { total: 6000.5, capital: 10_000 },
  });
  expect(sharesMakeCapital([], 10_000)?.params).toEqual({ total: 0, capital: 10_000 });
});

test('only what belongs to a chosen kind counts', () => {
  const both = { numerical_amount: 1000, contribution_valorisation: 500 };
  expect(contributedBy({ ...both, contributionTypes: ['Numerical'] })).toEqual({
    money: 100_000,
    inKind: 0,
  });
  expect(contributedBy({ ...both, contributionTypes: ['nonNumerical'] })).toEqual({
    money: 0,
    inKind: 50_000,
  });
  expect(contributedBy({ contributionTypes: ['Numerical'], numerical_amount: null }).money).toBe(0);
  expect(contributedBy(money(Number.NaN)).money).toBe(0);
});

test('however a capital is split to the centime, the parts make it, and a centime more does not', () => {
  const cuts = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 60 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e9 }), cuts, (capital, where) => {
      const total = capital * 100;
      const marks = [0, ...where.map((part) => Math.floor(part * total)), total].toSorted(
        (a, b) => a - b,
      );
      const parts = marks.slice(1).map((mark, index) => money(toMad(mark - (marks[index] ?? 0))));
      expect(sharesMakeCapital(parts, capital)).toBeNull();
      expect(sharesMakeCapital([...parts, money(0.01)], capital)).not.toBeNull();
    }),
  );
});

test('a moral associate’s shares are the money’s part of the capital, in percent', () => {
  expect(moralShares(250_000, 10_000)).toBe(25);
  expect(moralShares(100_000, 3000)).toBe(33.33);
  expect(moralShares(100, 0)).toBe(0);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e9 }), fc.nat(100), (capital, percent) => {
      expect(moralShares(capital * percent, capital)).toBe(percent);
    }),
  );
});
