import type { Plugin } from 'vite';

/**
 * Makes of Vite's helper around `import()`, which fetches what a chunk needs ahead of it, no more than an `import()`: an
 * area is one script, and the shell's chunks need nothing that is not there. When one cannot be imported, the window is
 * told as Vite tells it (`vite:preloadError`); who prevents that event leaves the page, and the import stays pending.
 * @param telling false where there is but one script, and nothing that could be gone
 */
export function noPreloads({ telling = true } = {}): Plugin {
  return {
    name: 'tassis:no-preloads',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => (telling ? tellingHelper : 'export const __vitePreload = (load) => load();'),
    },
  };
}

const tellingHelper = `
export const __vitePreload = (load) => load().catch((error) => {
  const event = Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload: error });
  if (dispatchEvent(event)) throw error;
  return new Promise(() => {});
});`;
