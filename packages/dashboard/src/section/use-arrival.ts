import { useDeferredValue } from 'react';

/**
 * Returns data once they may be rendered. The first data are delayed a moment and rendered as a transition, because at once
 * they would be one long task; later changes are returned at once.
 * @param answer undefined until it has loaded
 */
export function useArrival<Answer>(answer: Answer | undefined): Answer | undefined {
  const isThere = useDeferredValue(answer !== undefined);
  return isThere ? answer : undefined;
}
