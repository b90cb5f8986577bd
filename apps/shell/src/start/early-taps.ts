import type { FindControl } from './same-control.ts';

const { dataset } = document.documentElement;

/**
 * Stops React from handling a tap during hydration: the boot script has recorded it, so it would be handled twice.
 * Default actions of the browser, such as following a link, are not prevented.
 */
export function holdEarlyTaps(root: HTMLElement): void {
  for (const type of ['click', 'submit']) root.addEventListener(type, hold, true);
}

function hold(event: Event): void {
  const last = 'ready' in dataset ? undefined : readTaps().at(-1);
  if (last && event.composedPath().includes(last)) event.stopImmediatePropagation();
}

/** Stops the recording of the boot script, and replays what it has recorded. */
export function answerEarlyTaps(findControl: FindControl): void {
  dataset['ready'] = '';
  const last = readTaps().at(-1); // only the last of repeated taps is replayed
  const control = last && findControl(last);
  if (control instanceof HTMLFormElement) control.requestSubmit();
  else if (control instanceof HTMLElement) control.click();
}

function readTaps(): Element[] {
  const taps: unknown = Reflect.get(globalThis, 'taps');
  return Array.isArray(taps) ? taps.filter((tap) => tap instanceof Element) : [];
}
