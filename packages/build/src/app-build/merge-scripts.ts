import { rm } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';

const FACADE = 'entry-facade.js';

/**
 * Puts a federated entry and its chunks into one script under the entry's name. The federation plugin insists on a
 * dozen small chunks, loaded one after the other; merged, an app is one request away.
 * @param apart chunks that stay files of their own, by name: what few pages need
 */
export async function mergeScripts(entry: string, dist: string, apart?: RegExp): Promise<void> {
  const name = path.basename(entry, '.js');
  const output = apart
    ? { entryFileNames: FACADE, codeSplitting: { groups: [{ name, test: isNot(apart) }] } }
    : { entryFileNames: `${name}.js`, codeSplitting: false };
  await build({
    configFile: false,
    logLevel: 'warn',
    base: './',
    publicDir: false,
    build: {
      outDir: dist,
      emptyOutDir: false,
      target: 'es2022',
      modulePreload: false,
      chunkSizeWarningLimit: 1000, // kB before compression; budgets are in scripts/size.mjs
      rolldownOptions: {
        input: entry,
        preserveEntrySignatures: 'strict',
        output: { ...output, chunkFileNames: '[name].js' },
      },
    },
  });
  // Everything the entry does is in the group's chunk; what would be left of it only imports that.
  await rm(path.join(dist, FACADE), { force: true });
}

function isNot(pattern: RegExp): (id: string) => boolean {
  return (id) => !pattern.test(path.basename(id));
}
