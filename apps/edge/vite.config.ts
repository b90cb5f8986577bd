import { serverPreset } from '@tassis/build/server';
import { mergeConfig } from 'vite';

/** The primary, the workers that it starts again from here, and their threads. */
const programs = {
  main: 'src/main.ts',
  worker: 'src/worker.ts',
  'render-worker': 'src/rendering/render-worker.ts',
  'map-places-worker': 'src/health/map-places-worker.ts',
};

export default mergeConfig(
  serverPreset({ entry: 'src/main.ts', external: ['pg-native', 'piscina', 'playwright', 'sharp'] }),
  {
    build: { ssr: true, rolldownOptions: { input: programs } },
  },
);
