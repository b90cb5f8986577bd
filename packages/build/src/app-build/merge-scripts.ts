import path from 'node:path';
import { build } from 'vite';

/**
 * Puts a federated entry and all its chunks into one script. The federation plugin insists on a dozen small chunks,
 * loaded one after the other; merged, an area is one request away.
 */
export async function mergeScripts(entry: string, dist: string): Promise<void> {
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
        output: { entryFileNames: path.basename(entry), codeSplitting: false },
      },
    },
  });
}
