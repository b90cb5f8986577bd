const KEY = 'previousUrl';

/** Remembers where a guard turned somebody away, for after the login. */
export function storeReturnPath(path: string): void {
  write(() => sessionStorage.setItem(KEY, path));
}

/** The remembered address, if it lies on this site. */
export function readReturnPath(): string | null {
  const path = write(() => sessionStorage.getItem(KEY)) ?? null;
  return path !== null && isOnThisSite(path) ? path : null;
}

/** Forgets it: it was used, or the session ended. */
export function clearReturnPath(): void {
  write(() => sessionStorage.removeItem(KEY));
}

function isOnThisSite(path: string): boolean {
  return path.startsWith('/') && new URL(path, location.origin).origin === location.origin;
}

/** Storage may be forbidden; then nothing is remembered. */
function write<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
