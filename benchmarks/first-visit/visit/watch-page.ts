import type { Page } from '@playwright/test';

/** The moments of a tap; at each one the main thread is busy with something else. */
export const moments = ['painted', 'evaluated', 'taken over', 'standing'] as const;
export type Moment = (typeof moments)[number];

declare global {
  interface Window {
    tellMoment: (moment: Moment) => Promise<void>;
    /** Whether the tap hit the menu, and the durations of its events. */
    tapped: { menu: boolean; answers: number[] };
  }
}

/**
 * Runs in a page before its own scripts: reports the moments, and records how soon a tap is answered. Both `hydrateRoot` and
 * `createRoot` add listeners for all events to the root, which marks the moment when React takes over.
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
  // It is called with `Reflect.apply` on the element.
  // oxlint-disable-next-line typescript/unbound-method
  const listen = Element.prototype.addEventListener;
  Element.prototype.addEventListener = function (this: Element, ...given: unknown[]) {
    if (given[0] === 'gotpointercapture') void window.tellMoment('taken over');
    Reflect.apply(listen, this, given);
  };
}

/**
 * Milliseconds from the tap to the next paint; 16 where it took less, because the browser reports nothing shorter. Null if the
 * tap missed the menu.
 */
export function readAnswer(page: Page): Promise<number | null> {
  return page.evaluate(async () => {
    await new Promise((resolve) => setTimeout(resolve, 200)); // The entry is added after the paint.
    const { menu, answers } = window.tapped;
    return menu ? Math.max(16, ...answers) : null;
  });
}
