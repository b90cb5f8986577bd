import { layerOrder } from '@tassis/build/layer-order';
import { markdown } from '@tassis/build/markdown';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { timesOfChangesets } from './src/changelog/times.ts';

/** As the apps are built, without federation: stories import the source. */
export default defineConfig({
  plugins: [react(), layerOrder(), markdown()],
  define: { TIMES_OF_CHANGESETS: timesOfChangesets() },
});
