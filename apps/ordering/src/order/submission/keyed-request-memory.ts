import type { StoredRecord } from '@tassis/dashboard/begun-requests';
import type { KeyedRequest } from './keyed-request.ts';

/** The last request of this page and its key. Where storage is forbidden it lasts until the page is left. */
export type KeyedRequestMemory = {
  get: () => KeyedRequest | null;
  set: (request: KeyedRequest | null) => void;
};

/**
 * @param unanswered stores the key without any input, for a reload; removed after a definite answer, because the next order
 * may have a new key
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
