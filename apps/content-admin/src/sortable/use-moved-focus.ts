import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Gives the focus back to the button of an entry that has moved, since the browser takes it from an element that is put
 * elsewhere; at an end of the list the other button takes it.
 */
export function useMovedFocus(root: RefObject<HTMLElement | null>) {
  const wanted = useRef<string>(null);
  // After each rendering, since only one that moves something finds a button wanted.
  useLayoutEffect(() => {
    if (wanted.current === null) return;
    const [key = ''] = wanted.current.split(' ');
    const find = (name: string) =>
      root.current?.querySelector<HTMLElement>(`[data-move="${name}"]:enabled`);
    const button = find(wanted.current) ?? find(`${key} up`) ?? find(`${key} down`);
    wanted.current = null;
    button?.focus();
  });
  /** Which button has the focus once the list has changed. */
  return (item: { key: number } | undefined, button: 'up' | 'down' | 'remove') => {
    wanted.current = item ? `${item.key} ${button}` : null;
  };
}
