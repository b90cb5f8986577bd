const KEY = 'banner';
const MAX = 20; // banners that were dismissed long ago are no longer on the site
/** The dismissed banners while storage is forbidden, until the page is left. */
let unsaved = '';
const listeners = new Set<() => void>();

/** Whether a banner was dismissed in this browser. */
export function isDismissed(id: string): boolean {
  return readDismissed().split(' ').includes(id);
}

/** The ids of the dismissed banners, the latest first, separated by spaces. */
function readDismissed(): string {
  try {
    return localStorage.getItem(KEY) ?? unsaved;
  } catch {
    return unsaved;
  }
}

/** Dismisses a banner for good; others are still shown. */
export function dismissBanner(id: string): void {
  const others = readDismissed()
    .split(' ')
    .filter((other) => other !== id);
  unsaved = [id, ...others].slice(0, MAX).join(' ');
  try {
    localStorage.setItem(KEY, unsaved);
  } catch {
    // Storage is forbidden: it stays dismissed until the page is left.
  }
  for (const onChange of listeners) onChange();
}

/** Calls back when a banner is dismissed in this page. */
export function watchDismissed(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

/**
 * The script in the head of a page with a banner: hides a banner that the visitor has dismissed before the first
 * paint, so that nothing moves when the app starts.
 */
export function hideDismissed(id: string): string {
  return `try{localStorage.getItem(${JSON.stringify(KEY)})?.split(" ").includes(${JSON.stringify(id)})&&(document.documentElement.dataset.bannerAway="")}catch{}`;
}
