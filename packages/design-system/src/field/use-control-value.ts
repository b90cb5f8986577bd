import { useSyncExternalStore } from 'react';

/**
 * What a control holds now, however it came there: typed, chosen, written by a form library, put back by a form’s reset.
 * The page is asked, and asked again after every render, so a control keeps the props and the ref of its owner.
 * @param initial what it holds in the page as it is served
 * @param ids the ids it may have; the first that stands in the page counts
 */
export function useControlValue(initial: string, ...ids: readonly string[]): string {
  return useSyncExternalStore(
    subscribe,
    () => valueOf(ids) ?? initial,
    () => initial,
  );
}

function subscribe(tell: () => void): () => void {
  // The event comes before the form puts its controls back.
  const tellLater = () => void setTimeout(tell);
  document.addEventListener('input', tell);
  document.addEventListener('change', tell);
  document.addEventListener('reset', tellLater);
  return () => {
    document.removeEventListener('input', tell);
    document.removeEventListener('change', tell);
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
