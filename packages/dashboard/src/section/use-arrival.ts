import { useDeferredValue } from 'react';

/**
 * Returns an answer once it may be drawn: the first one a moment later, so that it is drawn in pieces between which the
 * browser answers; at once it would be one long task. Changes of it are drawn at once.
 * @param answer undefined until there is one
 */
export function useArrival<Answer>(answer: Answer | undefined): Answer | undefined {
  const isThere = useDeferredValue(answer !== undefined);
  return isThere ? answer : undefined;
}
