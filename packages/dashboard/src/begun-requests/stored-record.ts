/** The longest time that input stays in a browser. */
const LIFE_MS = 24 * 60 * 60 * 1000;

/** One value in a browser's storage, forgotten after {@link LIFE_MS}. Without storage nothing is stored. */
export type StoredRecord<Value> = {
  read: () => Value | null;
  write: (value: Value) => void;
  remove: () => void;
};

type StorageEntry = {
  /** A function, because where storage is forbidden even reading the global throws. */
  storage: () => Storage;
  key: string;
  now?: () => number;
};

/**
 * A value in the browser's storage.
 * @param parse reads a value of unknown shape, stored at `savedAt` (milliseconds); null when it is invalid
 */
export function storedRecord<Value>(
  { storage, key, now = Date.now }: StorageEntry,
  parse: (value: unknown, savedAt: number) => Value | null,
): StoredRecord<Value> {
  const remove = () => attempt(() => storage().removeItem(key));
  return {
    remove,
    write: (value) => {
      attempt(() => storage().setItem(key, JSON.stringify({ savedAt: now(), value })));
    },
    read: () => {
      const stored = attempt((): unknown => JSON.parse(storage().getItem(key) ?? 'null'));
      const value = isFresh(stored, now()) ? parse(stored.value, stored.savedAt) : null;
      if (value === null) remove();
      return value;
    },
  };
}

function isFresh(stored: unknown, now: number): stored is { savedAt: number; value: unknown } {
  if (typeof stored !== 'object' || stored === null) return false;
  if (!('savedAt' in stored && 'value' in stored && typeof stored.savedAt === 'number'))
    return false;
  const age = now - stored.savedAt;
  return age >= 0 && age < LIFE_MS;
}

/** Storage may be full, forbidden, or contain data of other code; the page must work anyway. */
function attempt<Result>(action: () => Result): Result | null {
  try {
    return action();
  } catch {
    return null;
  }
}
