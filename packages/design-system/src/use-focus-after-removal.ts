import { useLayoutEffect, useRef } from 'react';

/**
 * For an element that disappears when its button has done its work: if the focus is inside, it moves to what
 * `findNext` finds. Give it a function that stays the same from render to render.
 */
export function useFocusAfterRemoval<Root extends HTMLElement = HTMLDivElement>(
  findNext: (removed: HTMLElement) => HTMLElement | null,
) {
  const root = useRef<Root>(null);
  useLayoutEffect(() => {
    const element = root.current;
    return () => {
      if (element?.contains(document.activeElement)) findNext(element)?.focus();
    };
  }, [findNext]);
  return root;
}
