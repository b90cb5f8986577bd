import { federation } from '@module-federation/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { developmentPage } from './development-page.ts';
import { shortClassNames } from './class-names.ts';
import { layerOrder } from './layer-order.ts';
import { shareAll } from './shared-dependencies.ts';

/**
 * Vite configuration of the shell in development, where it stands in for the edge: data blocks in the page, `/api`
 * and `/mfe` passed on.
 */
export function shellPreset() {
  return defineConfig({
    plugins: [react(), layerOrder(), federation(federated), developmentPage()],
    server: {
      port: Number(process.env['SITE_PORT'] ?? 3000),
      strictPort: true,
      proxy: {
        '/api': `http://localhost:${process.env['API_PORT'] ?? '4000'}`,
        '/mfe': `http://localhost:${process.env['EDGE_PORT'] ?? '3010'}`,
      },
    },
  });
}

/**
 * Vite configuration of the shell's scripts and styles for browsers: it provides every shared dependency and the
 * federation runtime, and registers areas at run time.
 */
export function shellClient(outDir: string): UserConfig {
  return {
    base: './',
    logLevel: 'warn',
    css: shortClassNames,
    plugins: [react(), layerOrder(), federation(federated)],
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      cssCodeSplit: false,
      modulePreload: false,
      rolldownOptions: {
        input: 'src/main.tsx',
        output: {
          entryFileNames: '[name].js',
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

const federated = {
  name: 'shell',
  filename: 'remoteEntry.shell.js',
  remotes: {},
  shared: shareAll({}),
  dts: false as const,
  shareStrategy: 'loaded-first' as const,
  hostInitInjectLocation: 'entry' as const,
  disableSnapshot: true, // the part that reads `mf-manifest.json`, which nobody here does
  experiments: { provideExternalRuntime: true },
};
