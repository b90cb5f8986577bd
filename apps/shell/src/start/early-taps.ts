import type { FindControl } from './same-control.ts';

const { dataset } = document.documentElement;

/**
 * Keeps React from answering a tap while it takes the page over: the boot script keeps it, so it would be answered twice.
 * What the browser does itself, such as following a link, stays.
 */
export function holdEarlyTaps(root: HTMLElement): void {
  for (const type of ['click', 'submit']) root.addEventListener(type, hold, true);
}

function hold(event: Event): void {
  const last = 'ready' in dataset ? undefined : readTaps().at(-1);
  if (last && event.composedPath().includes(last)) event.stopImmediatePropagation();
}

/** From here on the boot script keeps nothing more; what it kept is answered now. */
export function answerEarlyTaps(findControl: FindControl): void {
  dataset['ready'] = '';
  const last = readTaps().at(-1); // who taps twice in vain means it once
  const control = last && findControl(last);
  if (control instanceof HTMLFormElement) control.requestSubmit();
  else if (control instanceof HTMLElement) control.click();
}

function readTaps(): Element[] {
  const taps: unknown = Reflect.get(globalThis, 'taps');
  return Array.isArray(taps) ? taps.filter((tap) => tap instanceof Element) : [];
}
