import type { StoredRecord } from '@tassis/dashboard/begun-requests';
import type { Intent } from './intent.ts';

/** The intent of this page. Works without a storage, until the page goes. */
export type IntentMemory = {
  get: () => Intent | null;
  set: (intent: Intent | null) => void;
};

/**
 * @param unanswered keeps the key over a reload, and only that: what was typed is no business of it,
 * and after a definite answer a new key is as good
 */
export function intentMemory(unanswered: StoredRecord<string>): IntentMemory {
  let current: Intent | null = null;
  return {
    get: () => {
      current ??= intentOf(unanswered.read());
      return current;
    },
    set: (intent) => {
      current = intent;
      if (intent?.unanswered) unanswered.write(intent.key);
      else unanswered.remove();
    },
  };
}

function intentOf(key: string | null): Intent | null {
  return key === null ? null : { key, body: null, unanswered: true };
}
