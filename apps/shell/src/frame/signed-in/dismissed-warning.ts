const KEY = 'domiciliationWarningDismissed';
const DAY = 24 * 60 * 60 * 1000; // milliseconds

/** Whether the warning was put away less than a day ago; an older moment is forgotten. */
export function isDismissed(): boolean {
  try {
    const kept = localStorage.getItem(KEY);
    if (kept === null) return false;
    const age = Date.now() - Number(kept);
    if (age >= 0 && age < DAY) return true;
    localStorage.removeItem(KEY);
  } catch {
    // Storage is forbidden: nothing was kept.
  }
  return false;
}

/** Calls back when another tab puts it away, or forgets that; returns how to stop. */
export function watchDismissal(onChange: () => void): () => void {
  const notice = ({ key }: StorageEvent) => {
    if (key === KEY || key === null) onChange();
  };
  addEventListener('storage', notice);
  return () => removeEventListener('storage', notice);
}

/** Keeps the moment at which it was put away; where storage is forbidden it comes back with the next document. */
export function rememberDismissal(): void {
  try {
    localStorage.setItem(KEY, String(Date.now()));
  } catch {
    // It stays away until the page is left.
  }
}
