import { expect, test } from 'vitest';
import { mayReviewPartner, PARTNER_STATUSES, partnerStatusAfter } from '../index.ts';

test('a partner is validated or rejected, and may be judged anew, but never waits again', () => {
  const moves = PARTNER_STATUSES.flatMap((from) =>
    PARTNER_STATUSES.filter((to) => mayReviewPartner(from, to)).map((to) => `${from} > ${to}`),
  );
  expect(moves).toEqual([
    'pending > validated',
    'pending > rejected',
    'validated > rejected',
    'rejected > validated',
  ]);
});

test('a partner with another business waits again; another name or phone of theirs changes nothing, unless they were rejected', () => {
  const business = { businessName: 'Cabinet Idrissi', legalStatus: 'Notaire', legalForm: 'SARL' };
  for (const status of PARTNER_STATUSES) {
    const before = { ...business, status };
    expect(partnerStatusAfter(before, { ...business })).toBe(
      status === 'rejected' ? 'pending' : status,
    );
    for (const field of ['businessName', 'legalStatus', 'legalForm'] as const) {
      expect(partnerStatusAfter(before, { ...business, [field]: 'Autre' })).toBe('pending');
    }
  }
});
