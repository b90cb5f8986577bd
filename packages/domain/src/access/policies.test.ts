import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  isFinal,
  mayAnswerPartnerRequest,
  mayAskClients,
  mayCancelOrder,
  mayCorrectOrder,
  mayMoveOrder,
  mayRenewDomiciliation,
  maySeeBill,
  maySeeDocument,
  maySeeDomiciliation,
  maySeeOrder,
  ORDER_STATUSES,
  PARTNER_REQUEST_STATUSES,
  PARTNER_STATUSES,
  ROLES,
  type Actor,
} from '../index.ts';

const ids = ['u1', 'u2'] as const;
const actors = fc.record<Actor>({
  id: fc.constantFrom(...ids),
  role: fc.constantFrom(...ROLES),
});
const orders = fc.record({
  ownerId: fc.constantFrom(...ids),
  status: fc.constantFrom(...ORDER_STATUSES),
});
const owns = (actor: Actor, record: { ownerId: string }) =>
  actor.role === 'client' && actor.id === record.ownerId;

describe('what belongs to a client', () => {
  test.each([
    ['order', maySeeOrder],
    ['bill', maySeeBill],
    ['document', maySeeDocument],
    ['domiciliation', maySeeDomiciliation],
  ])('%s: seen by its owner and by administrators, by nobody else', (_name, maySee) => {
    fc.assert(
      fc.property(actors, orders, (actor, record) => {
        expect(maySee(actor, record)).toBe(actor.role === 'admin' || owns(actor, record));
      }),
    );
  });

  test('whoever may change an order may see it, and a final one is changed by nobody', () => {
    fc.assert(
      fc.property(actors, orders, (actor, order) => {
        const changes = [mayCancelOrder(actor, order), mayCorrectOrder(actor, order)];
        const mayChange = changes.includes(true);
        expect(mayChange && !maySeeOrder(actor, order)).toBe(false);
        expect(mayChange && isFinal(order.status)).toBe(false);
      }),
    );
  });

  test('cancelling and correcting agree with the table of statuses', () => {
    fc.assert(
      fc.property(actors, orders, (actor, order) => {
        const moves = (to: 'cancelled' | 'in_review') => mayMoveOrder(actor.role, order.status, to);
        const concerned = actor.role === 'admin' || owns(actor, order);
        expect(mayCancelOrder(actor, order)).toBe(concerned && moves('cancelled'));
        expect(mayCorrectOrder(actor, order)).toBe(owns(actor, order) && moves('in_review'));
      }),
    );
  });

  test('a domiciliation is renewed by its owner until it is closed', () => {
    fc.assert(
      fc.property(actors, orders, fc.boolean(), (actor, { ownerId }, isClosed) => {
        const may = mayRenewDomiciliation(actor, { ownerId, isClosed });
        expect(may).toBe(owns(actor, { ownerId }) && !isClosed);
      }),
    );
  });
});

describe('partners', () => {
  test('only a validated partner asks clients', () => {
    const asking = ROLES.flatMap((role) =>
      PARTNER_STATUSES.filter((status) => mayAskClients({ role, status })).map(
        (status) => `${role} ${status}`,
      ),
    );
    expect(asking).toEqual(['partner validated']);
  });

  test('the client who is asked answers, once', () => {
    for (const status of PARTNER_REQUEST_STATUSES) {
      const request = { ownerId: 'u1', status };
      const open = status === 'pending';
      expect(mayAnswerPartnerRequest({ id: 'u1', role: 'client' }, request)).toBe(open);
      expect(mayAnswerPartnerRequest({ id: 'u2', role: 'client' }, request)).toBe(false);
      expect(mayAnswerPartnerRequest({ id: 'u1', role: 'partner' }, request)).toBe(false);
      expect(mayAnswerPartnerRequest({ id: 'u1', role: 'admin' }, request)).toBe(false);
    }
  });
});
