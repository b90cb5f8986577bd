import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type InlineConfig } from 'vite';
import { SHELL_LETTER, shortClassNames } from './class-names.ts';
import { layerOrder } from './layer-order.ts';
import { developmentPage } from './development/development-page.ts';
import { noPreloads } from './no-preloads.ts';
import { thirdPartyLicences } from './third-party-licences.ts';

/**
 * Stands in the built script for the hash of `style.css`, which is known once that is written. It is as long as the hash: the
 * places that the source map states stay where they are.
 */
export const STYLE_INTEGRITY = 'sha256-of-style.css'.padEnd('sha256-'.length + 44, '-');

/** The modules of one script. */
type Group = { name: string; test: (id: string) => boolean };

/**
 * Vite configuration of the shell in development, where it replaces the edge: it inlines data into the page and
 * proxies `/api` and `/mfe`.
 */
export function shellPreset() {
  return defineConfig({
    plugins: [react(), layerOrder(), developmentPage()],
    define: { STYLE_INTEGRITY: '""' },
    server: {
      port: Number(process.env['TASSIS_DEV_PORT'] ?? 3000),
      strictPort: true,
      proxy: {
        '/api': `http://localhost:${process.env['API_PORT'] ?? '4000'}`,
        '^/(?:mfe|videos|images)/': `http://localhost:${process.env['EDGE_PORT'] ?? '3010'}`,
      },
    },
  });
}

/**
 * Vite configuration of the shell's scripts and styles for browsers.
 * @param root the shell's folder
 * @param groups the modules of each script; without them the bundler decides
 */
export function shellClient(root: string, groups: Group[] = []): InlineConfig {
  return {
    configFile: false,
    root,
    base: './',
    logLevel: 'warn',
    css: shortClassNames(SHELL_LETTER, root),
    plugins: [react(), layerOrder(), noPreloads()],
    define: { ...federationRuntime, STYLE_INTEGRITY: JSON.stringify(STYLE_INTEGRITY) },
    build: {
      outDir: path.join(root, 'dist'),
      target: 'es2022',
      license: thirdPartyLicences,
      modulePreload: false,
      sourcemap: 'hidden',
      chunkSizeWarningLimit: 1000, // kB before compression; budgets are in apps/shell/.size-limit.json
      rolldownOptions: {
        input: 'src/main.tsx',
        preserveEntrySignatures: 'allow-extension', // the boot script reads what it exports
        output: {
          entryFileNames: '[name].js',
          // Their folder is named by the hash of the release; every page lists these names, and `main.js` does.
          chunkFileNames: '[name].js',
          codeSplitting: { groups },
          assetFileNames: ({ names }) =>
            names.some((name) => name.endsWith('.css'))
              ? '[name].css'
              : 'assets/[name]-[hash][extname]',
        },
      },
    },
  };
}

/**
 * Constants of the federation runtime: it runs in browsers, and loads areas by their remote entry, never by
 * `mf-manifest.json`.
 */
const federationRuntime = {
  ENV_TARGET: '"web"',
  FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
};
