import { useState, useSyncExternalStore } from 'react';

/** Below this width the open sidebar would take a third of the page, so it is folded by default. */
const NARROW = '(width < 80rem)';
const KEY = 'tassis:dashboard-menu';

/**
 * Whether the sidebar is folded, and its setter. Local storage holds the person's choice; without one the window's
 * width decides. The server renders it open.
 */
export function useFolded(): readonly [boolean, (isFolded: boolean) => void] {
  const atFirst = useSyncExternalStore(watchWidth, isFoldedAtFirst, () => false);
  const [chosen, setChosen] = useState<boolean>();
  const fold = (isFolded: boolean) => {
    setChosen(isFolded);
    remember(isFolded);
  };
  return [chosen ?? atFirst, fold];
}

function watchWidth(onChange: () => void) {
  const narrow = askWidth();
  narrow?.addEventListener('change', onChange);
  return () => narrow?.removeEventListener('change', onChange);
}

function isFoldedAtFirst(): boolean {
  const remembered = recall();
  return remembered ? remembered === 'folded' : (askWidth()?.matches ?? false);
}

/** Undefined without media queries, as in jsdom. */
function askWidth(): MediaQueryList | undefined {
  return globalThis.matchMedia?.(NARROW);
}

function recall(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    // The browser may forbid local storage.
    return null;
  }
}

function remember(isFolded: boolean) {
  try {
    localStorage.setItem(KEY, isFolded ? 'folded' : 'open');
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}
