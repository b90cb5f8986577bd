import * as z from 'zod/mini';

/** A key the caller makes up once an intent (a UUID, say): 1 to 255 visible ASCII characters. */
export const idempotencyKey = z
  .string({ error: 'idempotency_key_invalid' })
  .check(z.regex(/^[\x21-\x7E]{1,255}$/u, { error: 'idempotency_key_invalid' }));
