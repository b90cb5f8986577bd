import path from 'node:path';
import { federation } from '@module-federation/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type InlineConfig, type Plugin } from 'vite';
import { areaContainer, containerEntry } from './area-container.ts';
import { checkedChunks } from './checked-chunks.ts';
import { oneCopy } from './app-build/one-copy.ts';
import { shortClassNames, type ClassNameOwner } from './class-names.ts';
import { lastingLoaders } from './development/lasting-loaders.ts';
import { layerOrder } from './layer-order.ts';
import { markdown } from './markdown.ts';
import { pdfDecoders } from './pdf-decoders.ts';
import { shareAll, sharedNames } from './shared-dependencies.ts';

/**
 * Vite configuration of an area in development: it has fallbacks for shared modules and hot-reloads in the shell.
 * @param folder the area's folder, which is named by its id
 */
export function areaPreset(folder: string) {
  const id = path.basename(folder);
  const port = Number(process.env['TASSIS_DEV_PORT'] ?? 3101);
  return defineConfig({
    plugins: [
      lastingLoaders(),
      react(),
      layerOrder(),
      markdown(),
      pdfDecoders(),
      federation({
        name: id,
        filename: `remoteEntry.${id}.js`,
        exposes: { './area': './src/area.tsx' },
        shared: shareAll(),
        dts: false,
        shareStrategy: 'loaded-first',
        dev: { remoteHmr: true },
      }),
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

/**
 * Vite configuration of an area for browsers: one remote entry without shared modules, a chunk for each dynamic
 * import, and one style sheet.
 * @param root the area's folder
 */
export function areaClient(area: ClassNameOwner, root: string): InlineConfig {
  const { id } = area;
  return {
    configFile: false,
    root,
    base: './',
    logLevel: 'warn',
    css: shortClassNames(area),
    plugins: [
      react(),
      layerOrder(),
      markdown(),
      areaContainer(sharedNames, path.join(root, 'src/area.tsx')),
      checkedChunks(id),
      pdfDecoders(),
      oneCopy(),
    ],
    build: {
      outDir: path.join(root, 'dist'),
      target: 'es2022',
      cssCodeSplit: false,
      rolldownOptions: {
        input: { [`remoteEntry.${id}`]: containerEntry },
        // Chunks import what the entry contains from it, which saves requests and copies.
        preserveEntrySignatures: 'allow-extension',
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name]-[hash].js',
          // The entry contains all that it needs, also what several chunks share with it: one request.
          codeSplitting: {
            groups: [
              {
                name: `remoteEntry.${id}`,
                tags: ['$initial'],
                includeDependenciesRecursively: false,
              },
            ],
          },
          assetFileNames: ({ names }) =>
            names.some((name) => name.endsWith('.css'))
              ? 'style.css'
              : 'assets/[name]-[hash][extname]',
        },
      },
    },
  };
}
