import type { Plugin } from 'vite';

/**
 * Makes of Vite's helper around `import()`, which fetches what a chunk needs ahead of it, an `import()` and no more:
 * an area is one script, and the shell's chunks need nothing that is not there.
 */
export function noPreloads(): Plugin {
  return {
    name: 'tassis:no-preloads',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
  };
}
