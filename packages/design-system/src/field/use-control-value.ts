import { useCallback, useSyncExternalStore } from 'react';

/**
 * What a control holds now, however it came there: typed, chosen, written by a form library, put back by a form’s reset.
 * The page is asked, and asked again after every render, so a control keeps the props and the ref of its owner.
 * @param initial what it holds in the page as it is served
 * @param ids the ids it may have; the first that stands in the page counts
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

/** Who follows which control, by its id: however many do, a letter in the page is heard once, and told to its own. */
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

/** The event comes before the form puts its controls back. */
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
