import { HttpError } from './http-error.ts';

/** The version that `If-Match: "3"` names. Throws `version_required` when it names none. */
export function parseVersion(header: string | undefined): number {
  const digits = /^(?:W\/)?"?(\d{1,9})"?$/u.exec(header?.trim() ?? '')?.[1];
  if (digits === undefined) throw new HttpError('version_required');
  return Number(digits);
}

/** The caller changed a version that is not the newest: refused, with the record as it stands now. */
export function staleVersion(fresh: unknown): HttpError {
  return new HttpError('stale_version', { data: fresh });
}
