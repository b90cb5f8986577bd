const KEY = 'previousUrl';

/** Stores the address from which a guard redirected to the login. */
export function storeReturnPath(path: string): void {
  write(() => sessionStorage.setItem(KEY, path));
}

/** Reads the stored address, if it is on this site. */
export function readReturnPath(): string | null {
  const path = write(() => sessionStorage.getItem(KEY)) ?? null;
  return path !== null && isOnThisSite(path) ? path : null;
}

/** Removes the stored address, when it was used or the session has ended. */
export function clearReturnPath(): void {
  write(() => sessionStorage.removeItem(KEY));
}

function isOnThisSite(path: string): boolean {
  return path.startsWith('/') && new URL(path, location.origin).origin === location.origin;
}

/** The browser may forbid storage; then nothing is stored. */
function write<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
