import { vi } from 'vitest';

/** The settings that the page has for its boot script. */
export const given = {
  links: [
    { rel: 'preload', as: 'style', href: '/mfe/shell/1/style.css' },
    {
      rel: 'modulepreload',
      href: '/mfe/shell/1/main.js',
      integrity: 'sha256-main',
      crossOrigin: '',
    },
  ],
  now: false,
};

/* Without exports the compiler does not treat it as a module. */
const script = '../boot.ts';

// jsdom records no resource timings.
if (!('getEntriesByType' in performance)) Reflect.set(performance, 'getEntriesByType', () => []);

type Listener = Parameters<typeof addEventListener>;
const listeners: Listener[] = [];
let pages = 0;

/** Runs the boot script in a page; `leavePage` removes its listeners. */
export async function bootPage(start: Partial<typeof given & { entry: string }> = {}) {
  pages += 1;
  const own = pages;
  // A new address for each page, because a module runs once.
  const entry = `data:text/javascript,globalThis.appOfPage=${own}`;
  const block = Object.assign(document.createElement('script'), {
    type: 'application/json',
    id: 'tassis-start',
    textContent: JSON.stringify({ ...given, entry, ...start }),
  });
  document.body.append(block);
  const added = vi.spyOn(globalThis, 'addEventListener');
  vi.resetModules();
  await import(/* @vite-ignore */ script);
  listeners.push(...added.mock.calls);
  return {
    /** Whether the files of the app are being fetched. */
    isAskedFor: () => document.head.querySelector('link') !== null,
    isRunning: () => Reflect.get(globalThis, 'appOfPage') === own,
  };
}

/** Fires the events of a completely parsed page. */
export function endPage(): void {
  document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }));
}

/** The taps that the boot script has recorded for the app. */
export function recordedTaps(): unknown {
  return Reflect.get(globalThis, 'taps');
}

export function leavePage(): void {
  for (const [type, listener, options] of listeners.splice(0)) {
    removeEventListener(type, listener, options);
  }
  document.head.replaceChildren();
  document.body.replaceChildren();
  delete document.documentElement.dataset['ready'];
  delete document.documentElement.dataset['arriving'];
  delete document.documentElement.dataset['session'];
  delete document.documentElement.dataset['failed'];
  Reflect.deleteProperty(globalThis, 'taps');
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
}
