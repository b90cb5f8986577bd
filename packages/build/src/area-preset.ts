import { federation } from '@module-federation/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { devPorts, type AreaId } from './dev-ports.ts';
import { layerOrder } from './layer-order.ts';
import { shareAll, sharedNames } from './shared-dependencies.ts';
import { wholeShares } from './whole-shares.ts';

/**
 * Vite configuration of an area: one federated entry. Built, it takes every shared dependency from the shell
 * and carries no runtime of its own; in development it keeps fallbacks and hot-reloads inside the shell.
 */
export function areaPreset(id: AreaId) {
  return defineConfig(({ command }) => {
    const built = command === 'build';
    return {
      base: built ? './' : '/',
      plugins: [
        react(),
        layerOrder(),
        wholeShares(sharedNames),
        federation({
          name: id,
          filename: `remoteEntry.${id}.js`,
          exposes: { './area': './src/area.tsx' },
          shared: shareAll(built ? { import: false } : {}),
          manifest: true,
          dts: false,
          shareStrategy: 'loaded-first',
          ...(built ? { experiments: { externalRuntime: true } } : { dev: { remoteHmr: true } }),
        }),
      ],
      build: { target: 'es2022', rolldownOptions: { input: 'src/area.tsx' } },
      server: {
        port: devPorts[id],
        strictPort: true,
        cors: true,
        origin: `http://localhost:${devPorts[id]}`,
      },
    };
  });
}
