import type { Plugin } from 'vite';
import { preloadHelper } from './preload-helper.ts';
import { tellPreloadError } from './tell-preload-error.ts';

/**
 * Replaces Vite's helper around `import()`, so that an area runs only chunks that are the released files: the platform knows
 * their hashes from the release. The helper fetches a chunk and its imports at once. It is a function of the area, so that
 * the stack of a failure names the area. It gets `fetchChunk` by a global name that the shell sets, not by an import: the
 * container's entry contains this helper, and an imported shared module would wait for the container before that exists. If
 * the entry then failed, the other areas of the page would wait, too.
 * @param id the area's id
 */
export function checkedChunks(id: string): Plugin {
  return {
    name: 'tassis:checked-chunks',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      build: {
        modulePreload: {
          polyfill: false,
          // Vite lists a chunk's dependencies only when there are any besides itself.
          resolveDependencies: (chunk, needed) => [...new Set([chunk, ...needed])],
        },
      },
    }),
    load: preloadHelper(buildHelper(id)),
  };
}

const buildHelper = (id: string) => `
const fetchChecked = async (href) => {
  await globalThis.tassisFetchChunk(href);
};
export const __vitePreload = (load, files, importer) =>
  Promise.all(files.map((file) => fetchChecked(new URL(file, importer).href)))
    .then(load)
    .catch(${tellPreloadError(id)});`;
