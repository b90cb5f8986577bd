import { layerOrder } from '@tassis/build/layer-order';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { timesOfChangesets } from './src/changelog/times.ts';

/** As the apps are built, without federation: stories import the source. */
export default defineConfig({
  plugins: [react(), layerOrder()],
  define: { TIMES_OF_CHANGESETS: timesOfChangesets() },
});
