import type { ApiError } from './api-error.ts';

const known = [400, 401, 403, 404, 408, 422, 429, 500, 502, 503, 504] as const;

/** A key of the shared texts for what the transport met (public-site.md §8). */
export type CatalogueKey =
  | `transport.${(typeof known)[number]}`
  | 'transport.timeout'
  | 'transport.network'
  | 'transport.login_network'
  | 'transport.unexpected'
  | 'transport.unexpected_answer';

/**
 * The text of an error in the shared catalogue, by status. A 422 may have better words of its own: see
 * `failureText`.
 */
export function catalogueKeyOf(error: ApiError): CatalogueKey {
  if (error.code === 'timeout') return 'transport.timeout';
  if (error.code === 'unexpected_answer') return 'transport.unexpected_answer';
  if (error.code === 'login_network') return 'transport.login_network';
  if (error.status === null) return 'transport.network';
  const status = known.find((candidate) => candidate === error.status);
  return status ? `transport.${status}` : 'transport.unexpected';
}
