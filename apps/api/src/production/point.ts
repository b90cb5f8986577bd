/** One thing that production needs, as the check found it. */
export type Point = {
  name: string;
  /** What was found, in a few words or a sentence. */
  found: string;
  /** What to do; null: nothing. */
  left: string | null;
};

/** @param found what says that nothing is left */
export const done = (name: string, found: string): Point => ({ name, found, left: null });

/** @param how what to do about what was found */
export const left = (name: string, found: string, how: string): Point => ({
  name,
  found,
  left: how,
});

/** The message of an error, as it was thrown. */
export function formatError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // `fetch` only says that it failed; its `cause` says why.
  const { cause } = error;
  return cause instanceof Error ? `${error.message} (${cause.message})` : error.message;
}
