const WEEK = 7 * 24 * 60 * 60; // seconds

/** The stored values and their names, fixed by the spec. */
export type StoredName = 'token' | 'refreshToken' | 'userRole';

interface Store {
  read: (name: StoredName) => string | null;
  /** False when the browser did not keep the value. */
  write: (name: StoredName, value: string) => boolean;
  remove: (name: StoredName) => void;
}

/** Keeps the session's values for 7 days: in a cookie, else in local storage, else in memory for this page. */
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
      for (const store of stores) if (store !== usedStore) store.remove(name); // no older value shines through
    },
    clear: (): void => {
      for (const store of stores) {
        for (const name of ['token', 'refreshToken', 'userRole'] as const) store.remove(name);
      }
    },
  };
}

/** Where the session's values are kept. */
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

/** Where there is no https to ask for, and no network between. */
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

/** Storage may be forbidden altogether, or hold what is not ours; then the next store serves. */
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
