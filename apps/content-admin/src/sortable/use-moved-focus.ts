import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Returns the focus to the button of an entry that has moved, because the browser takes it from a moved element; at an end of
 * the list the other button gets it.
 */
export function useMovedFocus(root: RefObject<HTMLElement | null>) {
  const wanted = useRef<string>(null);
  // Runs after every render; it does nothing unless a move has set the wanted button.
  useLayoutEffect(() => {
    if (wanted.current === null) return;
    const [key = ''] = wanted.current.split(' ');
    const find = (name: string) =>
      root.current?.querySelector<HTMLElement>(`[data-move="${name}"]:enabled`);
    const button = find(wanted.current) ?? find(`${key} up`) ?? find(`${key} down`);
    wanted.current = null;
    button?.focus();
  });
  /** The button to focus once the list has changed. */
  return (item: { key: number } | undefined, button: 'up' | 'down' | 'remove') => {
    wanted.current = item ? `${item.key} ${button}` : null;
  };
}
