import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { BILL_STATUSES, getBillStatus, mayMoveBill, type BillStatus } from '../index.ts';

const movesFrom = (from: BillStatus) => BILL_STATUSES.filter((to) => mayMoveBill(from, to));

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

/** The statuses that a bill goes through when it is asked to go through these. */
function computeWay(targets: readonly BillStatus[]): BillStatus[] {
  const way: BillStatus[] = ['unpaid'];
  for (const to of targets) if (mayMoveBill(way.at(-1) ?? 'unpaid', to)) way.push(to);
  return way;
}

test('along any way, nothing follows a cancelled bill, and only that a paid one', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...BILL_STATUSES)), (targets) => {
      const way = computeWay(targets);
      const after = (status: BillStatus) =>
        way.flatMap((each, index) => (each === status ? way.slice(index + 1) : []));
      expect(after('cancelled')).toEqual([]);
      expect([[], ['cancelled']]).toContainEqual(after('paid'));
    }),
  );
});

test('what was paid says where a bill stands', () => {
  const centimes = fc.integer({ min: 1, max: 1e10 });
  fc.assert(
    fc.property(centimes, centimes, (total, part) => {
      expect(getBillStatus(total, 0)).toBe('unpaid');
      expect(getBillStatus(total, total)).toBe('paid');
      expect(getBillStatus(total + part, part)).toBe('partly_paid');
      expect(getBillStatus(total, total + part)).toBe('paid');
    }),
  );
});
