import { expect, test } from 'vitest';
import { CALLBACK_STATUSES, mayMoveCallback } from './callback-status.ts';

test('the staff move a request anywhere, but neither cancel it nor take a cancellation back', () => {
  const moves = CALLBACK_STATUSES.flatMap((from) =>
    CALLBACK_STATUSES.filter((to) => mayMoveCallback(from, to)).map((to) => [from, to]),
  );
  expect(moves).toHaveLength(16);
  expect(moves.flat()).not.toContain('cancelled');
});
