/**
 * Lays out the sections that the boot script left out on a visit at the top of a page (decision 011), one per idle
 * callback, so that no tap waits for the whole page. The attribute of the boot script stays until another page is shown
 * (`ScrollPositions`): removing it would make the browser compute the styles of the whole page again.
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
