import * as z from '@tassis/contracts/schema';

/**
 * A key the caller makes up once an intent (a UUID, say): 1 to 255 visible ASCII characters. Not
 * `.` nor `..`: in the address of the order by its key they would lead to another one.
 */
export const idempotencyKey = z
  .string({ error: 'idempotency_key_invalid' })
  .check(z.regex(/^(?!\.{1,2}$)[\x21-\x7E]{1,255}$/u, { error: 'idempotency_key_invalid' }));

/** The header of every creating POST: `Idempotency-Key`, wanted and not required. */
export const IdempotencyHeaders = z.object({ 'idempotency-key': z.optional(idempotencyKey) });
