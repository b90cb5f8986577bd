/**
 * One order to place, with its idempotency key. `body` is the request as it was last sent, to tell whether
 * it has changed;
 * null when it is no longer known (after a reload). `unanswered`: a try may have reached the server
 * and nobody knows what became of it.
 */
export type KeyedRequest = { key: string; body: string | null; unanswered: boolean };

/**
 * The request behind sending this body now. As long as a try is unanswered its key stays, whatever was
 * typed since, so that the server can tell a repetition from a second order; after a definite answer
 * the key stays only for the very same body.
 */
export function keyedRequestFor(
  previous: KeyedRequest | null,
  body: string,
  newKey: () => string,
): KeyedRequest {
  const isSameOrder = previous !== null && (previous.unanswered || previous.body === body);
  return isSameOrder ? { ...previous, body } : { key: newKey(), body, unanswered: false };
}
