/**
 * Lays out what the boot script left out of a page that was entered at its top (decision 011): a section each time the browser
 * is idle, so that no tap waits for the whole page. The mark of the boot script stays until another page is shown
 * (`ScrollPositions`): without it the browser would compute the styles of the whole page anew.
 */
export function layOutRest(): void {
  const { dataset } = document.documentElement;
  if (dataset['arriving'] === undefined) return;
  const left = document.querySelectorAll<HTMLElement>('#content > *, #content ~ footer').values();
  const layOutNext = () => {
    if (dataset['arriving'] === undefined) return;
    const { value: section } = left.next();
    if (!section) return;
    section.style.contentVisibility = 'visible';
    whenIdle(layOutNext);
  };
  whenIdle(layOutNext);
}

/** Safari has no idle callback. */
function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(callback);
  else setTimeout(callback, 50);
}
