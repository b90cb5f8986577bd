const KEY = 'domiciliationWarningDismissed';
const DAY = 24 * 60 * 60 * 1000; // milliseconds

/** Whether the warning was dismissed less than a day ago; an older time is removed. */
export function isDismissed(): boolean {
  try {
    const stored = localStorage.getItem(KEY);
    if (stored === null) return false;
    const age = Date.now() - Number(stored);
    if (age >= 0 && age < DAY) return true;
    localStorage.removeItem(KEY);
  } catch {
    // Storage is forbidden: nothing was stored.
  }
  return false;
}

/** Calls back when another tab dismisses it or removes the dismissal. @returns a function that stops it */
export function watchDismissal(onChange: () => void): () => void {
  const notice = ({ key }: StorageEvent) => {
    if (key === KEY || key === null) onChange();
  };
  addEventListener('storage', notice);
  return () => removeEventListener('storage', notice);
}

/** Stores the time of the dismissal; where storage is forbidden the warning comes back with the next page load. */
export function rememberDismissal(): void {
  try {
    localStorage.setItem(KEY, String(Date.now()));
  } catch {
    // Storage is forbidden: it stays dismissed until the page is left.
  }
}
