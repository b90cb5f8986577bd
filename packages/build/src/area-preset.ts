import { readFileSync } from 'node:fs';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type InlineConfig, type Plugin } from 'vite';
import { areaFederation, type FederatedArea } from './area-federation.ts';
import { checkedChunks } from './checked-chunks.ts';
import { oneCopy } from './app-build/one-copy.ts';
import { shortClassNames } from './class-names.ts';
import { lastingLoaders } from './development/lasting-loaders.ts';
import { layerOrder } from './layer-order.ts';
import { markdown } from './markdown.ts';
import { parsed } from './parsed.ts';
import { pdfDecoders } from './pdf-decoders.ts';
import { thirdPartyLicences } from './third-party-licences.ts';

/**
 * Vite configuration of an area in development: it hot-reloads in the shell, which provides the shared modules.
 * @param folder the area's folder, whose name is its id
 */
export function areaPreset(folder: string) {
  const port = Number(process.env['TASSIS_DEV_PORT'] ?? 3101);
  return defineConfig({
    plugins: [
      lastingLoaders(),
      react(),
      layerOrder(),
      markdown(),
      pdfDecoders(),
      areaFederation(parsed(readFileSync(path.join(folder, 'area.json'), 'utf8'))),
      shellsReactDom(),
    ],
    server: { port, strictPort: true, cors: true, origin: `http://localhost:${port}` },
  });
}

/**
 * React’s plugin makes Vite prebundle `react-dom`, which only the shell depends on. Without this Vite would not find
 * it.
 */
function shellsReactDom(): Plugin {
  return {
    name: 'tassis:shells-react-dom',
    configResolved: ({ optimizeDeps }) => {
      optimizeDeps.include = (optimizeDeps.include ?? []).filter((name) => name !== 'react-dom');
    },
  };
}

/** An area to build. */
export interface BuiltArea extends FederatedArea {
  /** The prefix of its class names. */
  classPrefix: string;
}

/**
 * Vite configuration of an area for browsers: its federated container, and a chunk with its styles for each dynamic
 * import.
 * @param root the area's folder
 * @param pageCount how many of its pages are chunks
 */
export function areaClient(area: BuiltArea, root: string, pageCount: number): InlineConfig {
  const { id } = area;
  return {
    configFile: false,
    root,
    base: './',
    logLevel: 'warn',
    css: shortClassNames(area.classPrefix, root),
    plugins: [
      react(),
      layerOrder(),
      markdown(),
      checkedChunks(id),
      areaFederation(area),
      pdfDecoders(),
      oneCopy(),
    ],
    build: {
      outDir: path.join(root, 'dist'),
      target: 'es2022',
      sourcemap: 'hidden',
      license: thirdPartyLicences,
      rolldownOptions: {
        input: 'src/area.tsx',
        output: {
          entryFileNames: '[name]-[hash].js',
          // The plugin's default name of that script is long, and every page contains it.
          chunkFileNames: ({ name }) =>
            name.includes('localSharedImportMap') ? 'shares-[hash].js' : '[name]-[hash].js',
          // One script with everything that each page of the area needs, including what its chunks share with it.
          codeSplitting: {
            groups: [
              {
                name: 'area',
                tags: ['$initial'],
                test: (module) => !ofContainer.test(module),
                includeDependenciesRecursively: false,
              },
              // Modules that six pages need (or half of fewer pages) are one script; otherwise a page could have up to seventy scripts.
              {
                name: 'shared',
                minShareCount: Math.max(4, Math.min(6, Math.ceil(pageCount / 2))),
                test: (module) => !ofContainer.test(module),
                includeDependenciesRecursively: false,
              },
            ],
          },
          // Their folder is named by the hash of the release, and a page lists its styles.
          assetFileNames: ({ names }) => {
            if (names.includes('area.css')) return 'style.css';
            const isStyle = names.some((name) => name.endsWith('.css'));
            return isStyle ? '[name].css' : 'assets/[name]-[hash][extname]';
          },
        },
      },
    },
  };
}

/** Modules of the container itself, which runs before the area does. */
const ofContainer = /virtual:mf(?!.*__loadShare__)|@module-federation|preload-helper/;
