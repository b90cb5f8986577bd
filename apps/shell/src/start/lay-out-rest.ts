import type { DataRouter } from 'react-router';

/**
 * Lays out what the boot script left out of a page that was entered at its top (decision 011): a section each time the browser
 * is idle, so that no tap waits for the whole page. Everything at once when the address changes, for the place that it
 * leads to has its height then. The mark of the boot script stays until then: without it the browser would compute the
 * styles of the whole page anew.
 */
export function layOutRest(router: Pick<DataRouter, 'subscribe' | 'state'>): void {
  const { dataset } = document.documentElement;
  if (dataset['arriving'] === undefined) return;
  const sections = document.querySelectorAll<HTMLElement>('#content > *, #content ~ footer');
  const left = sections.values();
  const { location } = router.state;
  const end = () => {
    stop();
    delete dataset['arriving'];
    for (const { style } of sections) style.removeProperty('content-visibility');
  };
  const stop = router.subscribe((state) => {
    if (state.location !== location) end();
  });
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
