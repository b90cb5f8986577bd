import * as z from '@tassis/contracts/schema';

/**
 * An idempotency key, which the caller makes up once per submission (a UUID, say): 1 to 255 visible ASCII characters,
 * but not `.` or `..`, which would change the path of the lookup by key.
 */
export const idempotencyKey = z
  .string({ error: 'idempotency_key_invalid' })
  .check(z.regex(/^(?!\.{1,2}$)[\x21-\x7E]{1,255}$/u, { error: 'idempotency_key_invalid' }));

/** The optional `Idempotency-Key` header of every creating POST. */
export const IdempotencyHeaders = z.object({ 'idempotency-key': z.optional(idempotencyKey) });
