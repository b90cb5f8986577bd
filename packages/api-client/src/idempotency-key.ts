/**
 * A new idempotency key: 128 random bits in hexadecimal. Not `crypto.randomUUID`, which browsers offer only to pages
 * from https or localhost.
 */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
