/**
 * One order to place, with its idempotency key. `body` is the request as it was last sent, to see whether it has changed; null
 * when it is unknown (after a reload). `unanswered`: it may have reached the server, and its outcome is unknown.
 */
export type KeyedRequest = { key: string; body: string | null; unanswered: boolean };

/**
 * Returns the request for this body. An unanswered request keeps its key, whatever was typed since, so that the server can
 * tell a retry from a second order; after a definite answer only an equal body reuses the key.
 */
export function keyedRequestFor(
  previous: KeyedRequest | null,
  body: string,
  newKey: () => string,
): KeyedRequest {
  const isSameOrder = previous !== null && (previous.unanswered || previous.body === body);
  return isSameOrder ? { ...previous, body } : { key: newKey(), body, unanswered: false };
}
