import { expect, test } from 'vitest';
import { mayReviewPartner, PARTNER_STATUSES } from '../index.ts';

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
