import { federation } from '@module-federation/vite';
import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import { sharedDependencies } from './shared-dependencies.ts';

const shared = Object.fromEntries(
  Object.entries(sharedDependencies).map(([name, requiredVersion]) => [
    name,
    { singleton: true, requiredVersion },
  ]),
);

/** Vite configuration of the shell: it provides every shared dependency and registers areas at run time. */
export function shellPreset(): UserConfig {
  return {
    plugins: [
      react(),
      federation({
        name: 'shell',
        filename: 'remoteEntry.shell.js',
        remotes: {},
        shared,
        dts: false,
        shareStrategy: 'loaded-first',
        experiments: { provideExternalRuntime: true },
      }),
    ],
    build: { target: 'es2022', manifest: true },
  };
}
