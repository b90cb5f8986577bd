/**
 * A key for one intent: 128 random bits in hexadecimal. Not `crypto.randomUUID`, which browsers only offer to
 * pages that came over https or from localhost.
 */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
