import { HttpError } from './http-error.ts';

/** The version in `If-Match: "3"`. Throws `version_required` without one. */
export function parseVersion(header: string | undefined): number {
  const digits = /^(?:W\/)?"?(\d{1,9})"?$/u.exec(header?.trim() ?? '')?.[1];
  if (digits === undefined) throw new HttpError('version_required');
  return Number(digits);
}

/** The error for a change of an outdated version, with the current record. */
export function staleVersion(fresh: unknown): HttpError {
  return new HttpError('stale_version', { data: fresh });
}
