import { ApiError, newIdempotencyKey } from '@tassis/api-client';
import { useRef } from 'react';

/** The idempotency key of what is being sent: the same for the same body until the API has answered. */
export function useIdempotencyKey() {
  const intent = useRef<{ body: string; key: string }>(null);
  return {
    of: (body: unknown): string => {
      const text = JSON.stringify(body);
      if (intent.current?.body !== text) intent.current = { body: text, key: newIdempotencyKey() };
      return intent.current.key;
    },
    /** Whoever was not answered may have been heard: then the same body keeps its key. */
    settle: (error?: unknown): void => {
      const isOpen = error instanceof ApiError && error.mayHaveReachedServer;
      if (!isOpen) intent.current = null;
    },
  };
}
