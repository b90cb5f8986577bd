import { federation } from '@module-federation/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { oneCopy } from './app-build/one-copy.ts';
import { devPorts, type AreaId } from './dev-ports.ts';
import { shortClassNames } from './class-names.ts';
import { layerOrder } from './layer-order.ts';
import { shareAll, sharedNames } from './shared-dependencies.ts';
import { wholeShares } from './whole-shares.ts';

/** Vite configuration of an area in development: it keeps fallbacks of what is shared and hot-reloads in the shell. */
export function areaPreset(id: AreaId) {
  return defineConfig({
    plugins: [
      react(),
      layerOrder(),
      federation({ ...federated(id), shared: shareAll({}), dev: { remoteHmr: true } }),
    ],
    server: {
      port: devPorts[id],
      strictPort: true,
      cors: true,
      origin: `http://localhost:${devPorts[id]}`,
    },
  });
}

/**
 * Vite configuration of an area's scripts and styles for browsers: one federated entry that takes everything shared
 * from the shell and carries no runtime of its own.
 */
export function areaClient(id: AreaId, outDir: string): UserConfig {
  return {
    base: './',
    logLevel: 'warn',
    css: shortClassNames,
    plugins: [
      react(),
      layerOrder(),
      wholeShares(sharedNames),
      oneCopy(),
      federation({
        ...federated(id),
        shared: shareAll({ import: false }),
        experiments: { externalRuntime: true },
      }),
    ],
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      cssCodeSplit: false,
      modulePreload: false,
      rolldownOptions: {
        input: 'src/area.tsx',
        output: {
          // All beside the entry, where the merged script will stand: addresses in it stay true.
          entryFileNames: '[name]-[hash].js',
          chunkFileNames: '[name]-[hash].js',
          assetFileNames: ({ names }) =>
            names.some((name) => name.endsWith('.css'))
              ? 'style.css'
              : 'assets/[name]-[hash][extname]',
        },
      },
    },
  };
}

function federated(id: AreaId) {
  return {
    name: id,
    filename: `remoteEntry.${id}.js`,
    exposes: { './area': './src/area.tsx' },
    manifest: true,
    dts: false as const,
    shareStrategy: 'loaded-first' as const,
  };
}
