import path from 'node:path';
import react from '@vitejs/plugin-react';
import { isBuiltin } from 'node:module';
import type { InlineConfig } from 'vite';
import { shortClassNames } from '../class-names.ts';
import { layerOrder } from '../layer-order.ts';
import { markdown } from '../markdown.ts';

/** Options of a server bundle. */
export interface ServerBundle {
  /** The prefix of the app's class names. */
  classPrefix: string;
  root: string;
  entry: string;
  dist: string;
  /** Modules that the edge passes in when it evaluates the bundle. */
  external: readonly string[];
}

/**
 * Vite configuration of a bundle that renders pages: one CommonJS file. The edge evaluates it with its own `require`
 * and can free it, while Node never unloads an ES module.
 */
export function serverBundle({
  classPrefix,
  root,
  entry,
  dist,
  external,
}: ServerBundle): InlineConfig {
  return {
    configFile: false,
    logLevel: 'warn',
    root,
    publicDir: false,
    css: shortClassNames(classPrefix, root),
    plugins: [react(), layerOrder(), markdown()],
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true, external: [...external] },
    build: {
      ssr: entry,
      outDir: path.join(dist, 'server'),
      target: 'node24',
      minify: true,
      rolldownOptions: {
        external: (id) => external.includes(id) || isBuiltin(id),
        output: { format: 'cjs', entryFileNames: 'index.cjs', codeSplitting: false },
      },
    },
  };
}
