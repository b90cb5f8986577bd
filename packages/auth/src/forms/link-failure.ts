import { ApiError } from '@tassis/api-client';

/** Whether the link is good for nothing (any more): it was used, it ran out, or it is no link of ours. */
export function isLinkInvalid(error: unknown): error is ApiError {
  return (
    error instanceof ApiError && (error.code === 'link_invalid' || 'token' in (error.errors ?? {}))
  );
}

/** For a call's `catch`: tells of a link that is good for nothing, and throws on. */
export function catchInvalidLink(tell: (error: ApiError) => void) {
  return (error: unknown): never => {
    if (isLinkInvalid(error)) tell(error);
    throw error;
  };
}
