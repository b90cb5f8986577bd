import { useCallback, useSyncExternalStore } from 'react';

/**
 * The current value of a control, however it was set: by typing, a form library or a form’s reset. The hook reads it
 * from the DOM after every render, so that the control stays uncontrolled.
 * @param initial the value in the server's HTML
 * @param ids the control's possible ids; the first one found counts
 */
export function useControlValue(initial: string, ...ids: readonly string[]): string {
  const own = ids.join(' ');
  const subscribe = useCallback((tell: () => void) => follow(own.split(' '), tell), [own]);
  return useSyncExternalStore(
    subscribe,
    () => readValue(ids) ?? initial,
    () => initial,
  );
}

type Tell = () => void;

/** Subscribers by control id. The page has one input listener for all of them, so that a keystroke costs one call. */
const followers = new Map<string, Set<Tell>>();

function follow(ids: readonly string[], tell: Tell): () => void {
  if (followers.size === 0) listen('addEventListener');
  for (const id of ids) followers.set(id, (followers.get(id) ?? new Set()).add(tell));
  return () => {
    for (const id of ids) {
      followers.get(id)?.delete(tell);
      if (followers.get(id)?.size === 0) followers.delete(id);
    }
    if (followers.size === 0) listen('removeEventListener');
  };
}

function listen(how: 'addEventListener' | 'removeEventListener'): void {
  document[how]('input', tellOwn);
  document[how]('change', tellOwn);
  document[how]('reset', tellAllLater);
}

function tellOwn({ target }: Event): void {
  if (target instanceof Element) followers.get(target.id)?.forEach((tell) => tell());
}

/** The reset event fires before the form resets its controls. */
function tellAllLater(): void {
  setTimeout(() => {
    for (const tells of followers.values()) for (const tell of tells) tell();
  });
}

function readValue(ids: readonly string[]): string | undefined {
  const control = ids.map((id) => document.getElementById(id)).find((element) => element !== null);
  const isControl =
    control instanceof HTMLInputElement ||
    control instanceof HTMLSelectElement ||
    control instanceof HTMLTextAreaElement;
  return isControl ? control.value : undefined;
}
