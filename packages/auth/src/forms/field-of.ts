import { ApiError } from '@tassis/api-client';

/** The form's field that the server's first complaint is about, if it is about one. */
export function fieldOf<Name extends string>(error: unknown, names: readonly Name[]): Name | null {
  if (!(error instanceof ApiError) || error.status !== 422) return null;
  const [path] = Object.keys(error.errors ?? {});
  return names.find((name) => name === path) ?? null;
}
