import { getSession } from '@tassis/auth';

/** The id of the signed-in person; null for a visitor. */
export function whoIsIn(): string | null {
  return getSession().store.getState().user?.id ?? null;
}
