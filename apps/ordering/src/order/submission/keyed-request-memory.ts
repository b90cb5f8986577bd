import type { StoredRecord } from '@tassis/dashboard/begun-requests';
import type { KeyedRequest } from './keyed-request.ts';

/** The request of this page. Works without a storage, until the page goes. */
export type KeyedRequestMemory = {
  get: () => KeyedRequest | null;
  set: (request: KeyedRequest | null) => void;
};

/**
 * @param unanswered keeps the key over a reload, and only that: what was typed is no business of it,
 * and after a definite answer a new key is as good
 */
export function keyedRequestMemory(unanswered: StoredRecord<string>): KeyedRequestMemory {
  let current: KeyedRequest | null = null;
  return {
    get: () => {
      current ??= keyedRequestOf(unanswered.read());
      return current;
    },
    set: (request) => {
      current = request;
      if (request?.unanswered) unanswered.write(request.key);
      else unanswered.remove();
    },
  };
}

function keyedRequestOf(key: string | null): KeyedRequest | null {
  return key === null ? null : { key, body: null, unanswered: true };
}
