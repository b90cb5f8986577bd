import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import { computeIntegrity } from './compute-integrity.ts';
import { takeIn } from './take-in.ts';
import { tellPreloadError } from './tell-preload-error.ts';

/** The shared module from which an area imports `fetchChunk`. */
const FETCHER = '@tassis/platform/router';
const PLACEHOLDER = '__INTEGRITY_OF_CHUNKS__';

/**
 * Replaces Vite's helper around `import()`, so that an area runs only chunks with the released integrity. The
 * manifest has the integrity of the area's script, which contains that of its chunks. The helper fetches a chunk and
 * its imports at once, each once, and again only what has not arrived. It waits in a
 * function of the area, so that the stack of a failure names the area.
 * @param id the area's id
 */
export function checkedChunks(id: string): Plugin {
  const entry = `remoteEntry.${id}.js`;
  return {
    name: 'tassis:checked-chunks',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      build: {
        modulePreload: {
          polyfill: false,
          // Vite lists a chunk's dependencies only when there are others than itself. The entry is already loaded.
          resolveDependencies: (chunk, needed) => [
            ...new Set([chunk, ...needed.filter((file) => file !== entry)]),
          ],
        },
      },
    }),
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => buildHelper(id),
    },
    generateBundle: (_options, bundle) => {
      const script = bundle[entry];
      if (script?.type === 'chunk') takeIn(script, bundle);
    },
    writeBundle: async ({ dir = '' }, bundle) => {
      const scripts = Object.values(bundle).filter(({ type }) => type === 'chunk');
      const chunks = scripts.map(({ fileName }) => fileName).filter((file) => file !== entry);
      if (chunks.length > 0) await stateIntegrity(chunks, path.join(dir, entry));
    },
  };
}

const buildHelper = (id: string) => `
import { fetchChunk } from '${FETCHER}';
const integrity = ${PLACEHOLDER};
const arrivals = new Map();
const fetchChecked = async (file) => {
  try {
    await fetchChunk(new URL(file, import.meta.url).href, integrity[file]);
  } catch (error) {
    arrivals.delete(file);
    throw error;
  }
};
const fetchOnce = (file) => {
  const arrival = arrivals.get(file) ?? fetchChecked(file);
  arrivals.set(file, arrival);
  return arrival;
};
export const __vitePreload = (load, files) =>
  Promise.all(files.map(fetchOnce)).then(load).catch(${tellPreloadError(id)});`;

/**
 * Writes the chunks' integrity into the script that imports them. A chunk cannot contain it, because its name
 * contains its hash.
 */
async function stateIntegrity(chunks: string[], script: string): Promise<void> {
  const dist = path.dirname(script);
  const hashes = await Promise.all(
    chunks.map(async (file) => [`./${file}`, await computeIntegrity(path.join(dist, file))]),
  );
  const [before, after, ...more] = (await readFile(script, 'utf8')).split(PLACEHOLDER);
  if (after === undefined || more.length > 0)
    throw new Error(`${script} should state the integrity of its chunks once`);
  await writeFile(script, before + JSON.stringify(Object.fromEntries(hashes)) + after);
}
