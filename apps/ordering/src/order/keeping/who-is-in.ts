import { getSession } from '@tassis/auth';

/** Who is signed in now, by id; null for a visitor. */
export function whoIsIn(): string | null {
  return getSession().store.getState().user?.id ?? null;
}
