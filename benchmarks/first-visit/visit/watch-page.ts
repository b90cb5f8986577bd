import type { Page } from '@playwright/test';

/** When a tap comes: each finds the main thread at other work. */
export const moments = ['painted', 'evaluated', 'taken over', 'standing'] as const;
export type Moment = (typeof moments)[number];

declare global {
  interface Window {
    tellMoment: (moment: Moment) => Promise<void>;
    /** Whether the tap met the menu, and the durations of its events. */
    tapped: { menu: boolean; answers: number[] };
  }
}

/**
 * Runs in a page before all else: tells its moments, and notes how soon a tap is answered. React listens for all
 * events on its root when it starts to work on it, by `hydrateRoot` and `createRoot` alike: that is when a page is
 * taken over.
 */
export function watchPage(): void {
  const tapped: Window['tapped'] = { menu: false, answers: [] };
  window.tapped = tapped;
  new PerformanceObserver((list) => {
    const [paint] = list.getEntriesByName('first-contentful-paint');
    if (paint) void window.tellMoment('painted');
  }).observe({ type: 'paint', buffered: true });
  const events: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    durationThreshold: 16,
    buffered: true,
  };
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) {
      if (/^(?:pointer(?:down|up)|click)$/.test(name)) tapped.answers.push(duration);
    }
  }).observe(events);
  const note = ({ target }: Event) => {
    tapped.menu ||= target instanceof Element && target.closest('summary') !== null;
  };
  addEventListener('click', note, true);
  // Called with the element that it is taken from.
  // oxlint-disable-next-line typescript/unbound-method
  const listen = Element.prototype.addEventListener;
  Element.prototype.addEventListener = function (this: Element, ...given: unknown[]) {
    if (given[0] === 'gotpointercapture') void window.tellMoment('taken over');
    Reflect.apply(listen, this, given);
  };
}

/**
 * Milliseconds from the tap to the next paint; 16, of which the browser tells nothing, where it took less. Null where
 * the tap did not meet the menu.
 */
export function readAnswer(page: Page): Promise<number | null> {
  return page.evaluate(async () => {
    await new Promise((resolve) => setTimeout(resolve, 200)); // an entry comes after the paint
    const { menu, answers } = window.tapped;
    return menu ? Math.max(16, ...answers) : null;
  });
}
