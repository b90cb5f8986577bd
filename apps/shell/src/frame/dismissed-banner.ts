const KEY = 'banner';
const MAX = 20; // what was put away long ago is no longer on the site
/** What is put away where storage is forbidden, until the page is left. */
let unkept = '';
const listeners = new Set<() => void>();

/** Whether a banner was put away in this browser. */
export function isDismissed(id: string): boolean {
  return readDismissed().split(' ').includes(id);
}

/** Those that were put away, the last one first, with a space between them. */
function readDismissed(): string {
  try {
    return localStorage.getItem(KEY) ?? unkept;
  } catch {
    return unkept;
  }
}

/** Puts a banner away for good; others are still shown. */
export function dismissBanner(id: string): void {
  const others = readDismissed()
    .split(' ')
    .filter((other) => other !== id);
  unkept = [id, ...others].slice(0, MAX).join(' ');
  try {
    localStorage.setItem(KEY, unkept);
  } catch {
    // It stays away until the page is left.
  }
  for (const onChange of listeners) onChange();
}

/** Calls back when a banner is put away here. */
export function watchDismissed(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

/**
 * The script that stands in the head of a page with a banner. It hides a banner that the visitor has closed before the page is
 * painted, so that nothing moves when the app starts.
 */
export function hideDismissed(id: string): string {
  return `try{localStorage.getItem(${JSON.stringify(KEY)})?.split(" ").includes(${JSON.stringify(id)})&&(document.documentElement.dataset.bannerAway="")}catch{}`;
}
