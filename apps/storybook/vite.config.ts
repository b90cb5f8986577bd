import { layerOrder } from '@tassis/build/layer-order';
import { markdown } from '@tassis/build/markdown';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { timesOfChangesets } from './src/changelog/times.ts';

/** Built like the apps, without federation, because stories import the sources. */
export default defineConfig({
  plugins: [react(), layerOrder(), markdown()],
  define: { TIMES_OF_CHANGESETS: timesOfChangesets() },
});
