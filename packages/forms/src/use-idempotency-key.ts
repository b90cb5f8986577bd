import { ApiError, newIdempotencyKey } from '@tassis/api-client';
import { useRef } from 'react';

/** Returns the idempotency key of a body: the same key until the API has answered. */
export function useIdempotencyKey() {
  const submission = useRef<{ body: string; key: string }>(null);
  return {
    of: (body: unknown): string => {
      const text = JSON.stringify(body, tellFile);
      if (submission.current?.body !== text)
        submission.current = { body: text, key: newIdempotencyKey() };
      return submission.current.key;
    },
    /** Ends the submission. Without an answer the server may have carried it out, so the same body reuses its key. */
    settle: (error?: unknown): void => {
      const isOpen = error instanceof ApiError && error.mayHaveReachedServer;
      if (!isOpen) submission.current = null;
    },
  };
}

/** Replaces each file by its name, size and date, because JSON writes a file as `{}`. */
function tellFile(_: string, value: unknown): unknown {
  return value instanceof File ? [value.name, value.size, value.lastModified] : value;
}
