import type { Plugin } from 'vite';
import { tellPreloadError } from './tell-preload-error.ts';

/**
 * Makes of Vite's helper around `import()`, which fetches what a chunk needs ahead of it, no more than an `import()`: the
 * shell's chunks need nothing that is not there.
 */
export function noPreloads() {
  return {
    name: 'tassis:no-preloads',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () =>
        `export const __vitePreload = (load) => load().catch(${tellPreloadError('shell')});`,
    },
  } satisfies Plugin;
}
