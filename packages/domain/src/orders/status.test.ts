import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  isFinal,
  mayMoveOrder,
  mayPlaceOrder,
  ORDER_STATUSES,
  ROLES,
  type OrderStatus,
  type Role,
} from '../index.ts';

const nextStatuses = (role: Role, from: OrderStatus) =>
  ORDER_STATUSES.filter((to) => mayMoveOrder(role, from, to));
const next = (from: OrderStatus) => ROLES.flatMap((role) => nextStatuses(role, from));

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

  test('along any way, no matter who moves it, a final order never moves again', () => {
    const step = fc.record({
      role: fc.constantFrom(...ROLES),
      to: fc.constantFrom(...ORDER_STATUSES),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        let status: OrderStatus = 'submitted';
        for (const { role, to } of steps) {
          const moves = mayMoveOrder(role, status, to);
          expect(moves && isFinal(status)).toBe(false);
          if (moves) status = to;
        }
      }),
    );
  });

  test('every status is reached, and from each that is not final an end can be', () => {
    const reached = new Set<OrderStatus>(['submitted']);
    for (const status of reached) for (const to of next(status)) reached.add(to);
    expect(reached.size).toBe(ORDER_STATUSES.length);
    for (const status of ORDER_STATUSES) {
      expect(isFinal(status) || next(status).includes('cancelled')).toBe(true);
    }
  });

  test('nothing moves to itself', () => {
    for (const role of ROLES)
      for (const status of ORDER_STATUSES) expect(mayMoveOrder(role, status, status)).toBe(false);
  });
});

describe('order policies', () => {
  test('only clients place orders', () => {
    expect(ROLES.filter((role) => mayPlaceOrder({ role }))).toEqual(['client']);
  });
});
