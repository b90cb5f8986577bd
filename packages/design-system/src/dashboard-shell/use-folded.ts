import { useState, useSyncExternalStore } from 'react';

/** Where the open sidebar would take a third of the page, it begins folded. */
const NARROW = '(width < 80rem)';
const KEY = 'tassis:dashboard-menu';

/**
 * Whether the sidebar is folded, and what folds it. What was chosen is remembered in this browser; without a choice the width of the
 * window tells. A server draws it open.
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

/** Nothing where no media query is answered, as in jsdom. */
function askWidth(): MediaQueryList | undefined {
  return globalThis.matchMedia?.(NARROW);
}

function recall(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    // A browser may forbid to keep anything.
    return null;
  }
}

function remember(isFolded: boolean) {
  try {
    localStorage.setItem(KEY, isFolded ? 'folded' : 'open');
  } catch {
    // Then the choice lasts as long as the page.
  }
}
