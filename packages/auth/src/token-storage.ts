const WEEK = 7 * 24 * 60 * 60; // seconds

/** The names of the stored values, which the specification fixes. */
export type StoredName = 'token' | 'refreshToken' | 'userRole';

interface Store {
  read: (name: StoredName) => string | null;
  /** Returns false when the browser did not store the value. */
  write: (name: StoredName, value: string) => boolean;
  remove: (name: StoredName) => void;
}

/** Stores the session's values for 7 days: in cookies, else in local storage, else in this page's memory. */
export function createTokenStorage() {
  const stores = [cookieStore, localStore, createMemoryStore()];
  return {
    read: (name: StoredName): string | null => {
      for (const store of stores) {
        const value = store.read(name);
        if (value !== null) return value;
      }
      return null;
    },
    write: (name: StoredName, value: string): void => {
      const usedStore = stores.find((store) => store.write(name, value));
      for (const store of stores) if (store !== usedStore) store.remove(name); // an older value must not be read later
    },
    clear: (): void => {
      for (const store of stores) {
        for (const name of ['token', 'refreshToken', 'userRole'] as const) store.remove(name);
      }
    },
  };
}

/** The storage of the session's values. */
export type TokenStorage = ReturnType<typeof createTokenStorage>;

const cookieStore: Store = {
  read: (name) =>
    ignoreStorageErrors(() => {
      const pair = document.cookie.split('; ').find((text) => text.startsWith(`${name}=`));
      return pair === undefined ? null : decodeURIComponent(pair.slice(name.length + 1));
    }) ?? null,
  write: (name, value) => {
    const secure = isThisMachine() ? '' : '; Secure';
    setCookie(`${name}=${encodeURIComponent(value)}; Max-Age=${WEEK}${secure}`);
    return cookieStore.read(name) === value;
  },
  remove: (name) => setCookie(`${name}=; Max-Age=0`),
};

/** Whether the site runs on this machine, where cookies cannot require https. */
function isThisMachine(): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(location.hostname);
}

function setCookie(text: string): void {
  ignoreStorageErrors(() => {
    // The Cookie Store API is not in every browser we serve.
    // oxlint-disable-next-line unicorn/no-document-cookie
    document.cookie = `${text}; Path=/; SameSite=Strict`;
  });
}

const localStore: Store = {
  read: (name) => ignoreStorageErrors(() => localStorage.getItem(name)) ?? null,
  write: (name, value) =>
    ignoreStorageErrors(() => {
      localStorage.setItem(name, value);
      return true;
    }) ?? false,
  remove: (name) => ignoreStorageErrors(() => localStorage.removeItem(name)),
};

/** The browser may forbid the storage, or it may hold malformed values; then the next store is used. */
function ignoreStorageErrors<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

function createMemoryStore(): Store {
  const values = new Map<StoredName, string>();
  return {
    read: (name) => values.get(name) ?? null,
    write: (name, value) => {
      values.set(name, value);
      return true;
    },
    remove: (name) => void values.delete(name),
  };
}
