import { describe, expect, test } from 'vitest';
import {
  isFinal,
  mayCancelOrder,
  mayMoveOrder,
  mayPlaceOrder,
  maySeeOrder,
  nextStatuses,
  ORDER_STATUSES,
  ROLES,
} from '../index.ts';

describe('order statuses', () => {
  test.each([
    ['submitted', ['in_review', 'cancelled']],
    ['in_review', ['awaiting_client', 'in_progress', 'cancelled', 'rejected']],
    ['awaiting_client', ['in_review', 'cancelled']],
    ['in_progress', ['awaiting_client', 'completed', 'cancelled']],
    ['completed', []],
    ['cancelled', []],
    ['rejected', []],
  ] as const)('an administrator moves %s to %j', (from, to) => {
    expect(nextStatuses('admin', from)).toEqual(to);
    expect(isFinal(from)).toBe(to.length === 0);
  });

  test('a client cancels before work begins and answers a request, nothing else', () => {
    const moves = ORDER_STATUSES.flatMap((from) =>
      nextStatuses('client', from).map((to) => `${from} > ${to}`),
    );
    expect(moves).toEqual([
      'submitted > cancelled',
      'in_review > cancelled',
      'awaiting_client > in_review',
    ]);
  });

  test('partners and content administrators move nothing', () => {
    for (const role of ['partner', 'content_admin'] as const) {
      for (const from of ORDER_STATUSES) expect(nextStatuses(role, from)).toEqual([]);
    }
  });

  test('nothing moves to itself', () => {
    for (const role of ROLES)
      for (const status of ORDER_STATUSES) expect(mayMoveOrder(role, status, status)).toBe(false);
  });
});

describe('order policies', () => {
  const order = { ownerId: 'u1', status: 'submitted' } as const;

  test('only clients place orders', () => {
    expect(ROLES.filter((role) => mayPlaceOrder({ role }))).toEqual(['client']);
  });

  test('an order is seen by its owner and by administrators', () => {
    expect(maySeeOrder({ id: 'u1', role: 'client' }, order)).toBe(true);
    expect(maySeeOrder({ id: 'u2', role: 'client' }, order)).toBe(false);
    expect(maySeeOrder({ id: 'u1', role: 'partner' }, order)).toBe(false);
    expect(maySeeOrder({ id: 'x', role: 'admin' }, order)).toBe(true);
  });

  test('cancelling agrees with the table of statuses', () => {
    for (const status of ORDER_STATUSES) {
      const own = { ownerId: 'u1', status };
      for (const role of ['client', 'admin'] as const) {
        expect(mayCancelOrder({ id: 'u1', role }, own)).toBe(
          mayMoveOrder(role, status, 'cancelled'),
        );
      }
      expect(mayCancelOrder({ id: 'u2', role: 'client' }, own)).toBe(false);
    }
  });
});
