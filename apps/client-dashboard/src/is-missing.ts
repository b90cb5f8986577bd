import { ApiError } from '@tassis/api-client';

/** 404: not there or not ours. 422: the API does not take this for the id of one. */
export function isMissing(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 422);
}
