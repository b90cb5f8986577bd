import { federation } from '@module-federation/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { developmentPage } from './development-page.ts';
import { layerOrder } from './layer-order.ts';
import { shareAll } from './shared-dependencies.ts';

/**
 * Vite configuration of the shell: it provides every shared dependency and the federation runtime, and registers
 * areas at run time. In development it stands in for the edge: data blocks in the page, `/api` and `/mfe` passed on.
 */
export function shellPreset() {
  return defineConfig(({ command }) => ({
    base: command === 'build' ? './' : '/',
    plugins: [
      react(),
      layerOrder(),
      federation({
        name: 'shell',
        filename: 'remoteEntry.shell.js',
        remotes: {},
        shared: shareAll({}),
        dts: false,
        shareStrategy: 'loaded-first',
        experiments: { provideExternalRuntime: true },
      }),
      developmentPage(),
    ],
    build: { target: 'es2022' },
    server: {
      port: Number(process.env['SITE_PORT'] ?? 3000),
      strictPort: true,
      proxy: {
        '/api': `http://localhost:${process.env['API_PORT'] ?? '4000'}`,
        '/mfe': `http://localhost:${process.env['EDGE_PORT'] ?? '3010'}`,
      },
    },
  }));
}
