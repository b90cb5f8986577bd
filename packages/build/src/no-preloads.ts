import type { Plugin } from 'vite';
import { preloadHelper } from './preload-helper.ts';
import { tellPreloadError } from './tell-preload-error.ts';

/**
 * Replaces Vite's helper around `import()`, which preloads a chunk's dependencies, by a plain `import()`: the dependencies
 * and stylesheets of the shell's chunks are already loaded, and the helper would list them at each `import()`.
 */
export function noPreloads() {
  return {
    name: 'tassis:no-preloads',
    apply: 'build',
    enforce: 'pre',
    load: preloadHelper(
      `export const __vitePreload = (load) => load().catch(${tellPreloadError('shell')});`,
    ),
    generateBundle: {
      order: 'pre', // before Vite writes them into the scripts
      handler: (_options, bundle) => {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk') file.viteMetadata?.importedCss.clear();
      },
    },
  } satisfies Plugin;
}
