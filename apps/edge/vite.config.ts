import { serverPreset } from '@tassis/build/server';
import { mergeConfig } from 'vite';

/** The primary, the workers that it starts again from here, and their threads. */
const programs = [
  'src/main.ts',
  'src/worker.ts',
  'src/rendering/render-worker.ts',
  'src/health/map-places-worker.ts',
];

export default mergeConfig(
  serverPreset({ entry: 'src/main.ts', external: ['pg-native', 'piscina', 'playwright', 'sharp'] }),
  {
    build: { ssr: true, rolldownOptions: { input: programs } },
  },
);
