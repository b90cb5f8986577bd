import type { Plugin } from 'vite';
import { tellPreloadError } from './tell-preload-error.ts';

/** The shared module from which an area imports `fetchChunk`. */
const FETCHER = '@tassis/platform/router';

/**
 * Replaces Vite's helper around `import()`, so that an area runs only chunks that are what was released: the platform
 * knows their hashes from the release. The helper fetches a chunk and its imports at once. It waits in a function of
 * the area, so that the stack of a failure names the area.
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
          // Vite lists a chunk's dependencies only when there are others than itself.
          resolveDependencies: (chunk, needed) => [...new Set([chunk, ...needed])],
        },
      },
    }),
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => buildHelper(id),
    },
  };
}

const buildHelper = (id: string) => `
import { fetchChunk } from '${FETCHER}';
const fetchChecked = async (href) => {
  await fetchChunk(href);
};
export const __vitePreload = (load, files, importer) =>
  Promise.all(files.map((file) => fetchChecked(new URL(file, importer).href)))
    .then(load)
    .catch(${tellPreloadError(id)});`;
