import { federation } from '@module-federation/vite';
import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import { sharedDependencies } from './shared-dependencies.ts';

const shared = Object.fromEntries(
  Object.entries(sharedDependencies).map(([name, requiredVersion]) => [
    name,
    { singleton: true, import: false as const, requiredVersion },
  ]),
);

/** Vite configuration of an area: one federated entry, every shared dependency taken from the shell. */
export function areaPreset(id: string): UserConfig {
  return {
    base: './',
    plugins: [
      react(),
      federation({
        name: id,
        filename: `remoteEntry.${id}.js`,
        exposes: { './area': './src/area.tsx' },
        shared,
        manifest: true,
        dts: false,
        shareStrategy: 'loaded-first',
        experiments: { externalRuntime: true },
      }),
    ],
    build: { target: 'es2022', rolldownOptions: { input: 'src/area.tsx' } },
  };
}
