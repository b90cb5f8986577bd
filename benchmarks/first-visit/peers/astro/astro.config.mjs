import react from '@astrojs/react';
import { layerOrder } from '@tassis/build/layer-order';
import { defineConfig } from 'astro/config';

// Astro needs a default export. It is installed only where it is measured, so its types are unknown here.
// oxlint-disable-next-line import/no-default-export, typescript/no-unsafe-call
export default defineConfig({
  outDir: process.env['ASTRO_OUT_DIR'],
  publicDir: process.env['ASTRO_PUBLIC_DIR'],
  // oxlint-disable-next-line typescript/no-unsafe-call -- as above
  integrations: [react()],
  vite: { plugins: [layerOrder()], build: { target: 'es2022' } },
});
