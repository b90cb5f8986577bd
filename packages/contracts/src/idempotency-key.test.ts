import { expect, test } from 'vitest';
import { idempotencyKey } from './idempotency-key.ts';

test.each(['a', '...', '.a', 'a..', '0b2f6a1e-6f0e-4e0e-9a57-0c5a2f7f3f10', '~'.repeat(255)])(
  'takes %s',
  (key) => {
    expect(idempotencyKey.safeParse(key).success).toBe(true);
  },
);

test.each(['', '.', '..', 'a b', 'é', 'a\n', 'x'.repeat(256)])('refuses %j', (key) => {
  expect(idempotencyKey.safeParse(key).error?.issues).toMatchObject([
    { message: 'idempotency_key_invalid' },
  ]);
});
