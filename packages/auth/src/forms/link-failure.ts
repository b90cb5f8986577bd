import { ApiError } from '@tassis/api-client';

/** Whether the link is invalid: used, expired or forged. */
export function isLinkInvalid(error: unknown): error is ApiError {
  return (
    error instanceof ApiError && (error.code === 'link_invalid' || 'token' in (error.errors ?? {}))
  );
}

/** For a call's `catch`: calls `tell` if the link is invalid, and throws the error again. */
export function catchInvalidLink(tell: (error: ApiError) => void) {
  return (error: unknown): never => {
    if (isLinkInvalid(error)) tell(error);
    throw error;
  };
}
