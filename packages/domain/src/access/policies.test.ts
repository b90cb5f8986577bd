import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  isFinal,
  mayAnswerPartnerRequest,
  mayAskClients,
  mayCorrectOrder,
  mayMoveOrder,
  mayRevokePartner,
  maySee,
  mayWithdrawPartnerRequest,
  ORDER_STATUSES,
  PARTNER_REQUEST_KINDS,
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
  test('is seen by its owner and by administrators, by nobody else', () => {
    fc.assert(
      fc.property(actors, orders, (actor, record) => {
        expect(maySee(actor, record)).toBe(actor.role === 'admin' || owns(actor, record));
      }),
    );
  });

  test('anyone who corrects an order sees it, and a final one is corrected by nobody', () => {
    fc.assert(
      fc.property(actors, orders, (actor, order) => {
        const may = mayCorrectOrder(actor, order);
        expect(may && !maySee(actor, order)).toBe(false);
        expect(may && isFinal(order.status)).toBe(false);
      }),
    );
  });

  test('correcting agrees with the table of statuses', () => {
    fc.assert(
      fc.property(actors, orders, (actor, order) => {
        const moves = mayMoveOrder(actor.role, order.status, 'in_review');
        expect(mayCorrectOrder(actor, order)).toBe(owns(actor, order) && moves);
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

  test('the client ends what they have accepted, and only a link', () => {
    const client = { id: 'u1', role: 'client' } as const;
    const revocable = PARTNER_REQUEST_KINDS.flatMap((kind) =>
      PARTNER_REQUEST_STATUSES.filter((status) =>
        mayRevokePartner(client, { ownerId: 'u1', kind, status }),
      ).map((status) => `${kind} ${status}`),
    );
    expect(revocable).toEqual(['link accepted']);
    const link = { ownerId: 'u1', kind: 'link', status: 'accepted' } as const;
    expect(mayRevokePartner({ id: 'u2', role: 'client' }, link)).toBe(false);
    expect(mayRevokePartner({ id: 'u1', role: 'partner' }, link)).toBe(false);
  });

  test('who has asked withdraws what waits', () => {
    const partner = { id: 'p1', role: 'partner' } as const;
    for (const status of PARTNER_REQUEST_STATUSES) {
      const request = { partnerId: 'p1', status };
      expect(mayWithdrawPartnerRequest(partner, request)).toBe(status === 'pending');
      expect(mayWithdrawPartnerRequest({ ...partner, id: 'p2' }, request)).toBe(false);
      expect(mayWithdrawPartnerRequest({ id: 'p1', role: 'client' }, request)).toBe(false);
    }
  });
});
