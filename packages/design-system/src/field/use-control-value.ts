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
    () => valueOf(ids) ?? initial,
    () => initial,
  );
}

/** Tells of these controls alone: a letter in another one costs no look into the page, however many there are. */
function follow(ids: readonly string[], tell: () => void): () => void {
  const tellOwn = ({ target }: Event) => {
    if (target instanceof Element && ids.includes(target.id)) tell();
  };
  // The event comes before the form puts its controls back.
  const tellLater = () => void setTimeout(tell);
  document.addEventListener('input', tellOwn);
  document.addEventListener('change', tellOwn);
  document.addEventListener('reset', tellLater);
  return () => {
    document.removeEventListener('input', tellOwn);
    document.removeEventListener('change', tellOwn);
    document.removeEventListener('reset', tellLater);
  };
}

function valueOf(ids: readonly string[]): string | undefined {
  const control = ids.map((id) => document.getElementById(id)).find((element) => element !== null);
  const isControl =
    control instanceof HTMLInputElement ||
    control instanceof HTMLSelectElement ||
    control instanceof HTMLTextAreaElement;
  return isControl ? control.value : undefined;
}
