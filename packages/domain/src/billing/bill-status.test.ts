import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { BILL_STATUSES, billStatusOf, mayMoveBill } from '../index.ts';

const movesFrom = (from: (typeof BILL_STATUSES)[number]) =>
  BILL_STATUSES.filter((to) => mayMoveBill(from, to));

test.each([
  ['unpaid', ['proof_sent', 'partly_paid', 'paid', 'cancelled']],
  ['proof_sent', ['unpaid', 'partly_paid', 'paid', 'cancelled']],
  ['partly_paid', ['proof_sent', 'paid', 'cancelled']],
  ['paid', ['cancelled']],
  ['cancelled', []],
] as const)('a bill that is %s moves to %j', (from, to) => {
  expect(movesFrom(from)).toEqual(to);
});

test('nothing moves to itself, and every bill can still be cancelled but a cancelled one', () => {
  for (const status of BILL_STATUSES) {
    expect(mayMoveBill(status, status)).toBe(false);
    expect(mayMoveBill(status, 'cancelled')).toBe(status !== 'cancelled');
  }
});

test('along any way, a cancelled bill is the end and money once paid is never forgotten', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...BILL_STATUSES)), (wished) => {
      const way = wished.reduce<(typeof BILL_STATUSES)[number][]>(
        (taken, to) => (mayMoveBill(taken.at(-1) ?? 'unpaid', to) ? [...taken, to] : taken),
        ['unpaid'],
      );
      const end = way.indexOf('cancelled');
      if (end >= 0) expect(end).toBe(way.length - 1);
      const paid = way.findIndex((status) => status === 'paid');
      if (paid >= 0) expect(way.slice(paid + 1)).toEqual(end >= 0 ? ['cancelled'] : []);
    }),
  );
});

test('what was paid says where a bill stands', () => {
  const centimes = fc.integer({ min: 1, max: 1e10 });
  fc.assert(
    fc.property(centimes, centimes, (total, part) => {
      expect(billStatusOf(total, 0)).toBe('unpaid');
      expect(billStatusOf(total, total)).toBe('paid');
      expect(billStatusOf(total + part, part)).toBe('partly_paid');
      expect(billStatusOf(total, total + part)).toBe('paid');
    }),
  );
});
