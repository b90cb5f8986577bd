const KEY = 'banner';
/** What is put away where storage is forbidden, until the page is left. */
let unkept: string | null = null;
const listeners = new Set<() => void>();

/** The banner that was put away last in this browser. */
export function readDismissed(): string | null {
  try {
    return localStorage.getItem(KEY) ?? unkept;
  } catch {
    return unkept;
  }
}

/** Puts a banner away; another one is shown again. */
export function dismissBanner(id: string): void {
  unkept = id;
  try {
    localStorage.setItem(KEY, id);
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
 * The script that stands in the head of a page with a banner: to whoever has put it away the page is painted without it,
 * so that nothing moves when the app comes.
 */
export function hideDismissed(id: string): string {
  return `try{localStorage.getItem(${JSON.stringify(KEY)})===${JSON.stringify(id)}&&(document.documentElement.dataset.bannerAway="")}catch{}`;
}
