import react from '@astrojs/react';
import { layerOrder } from '@tassis/build/layer-order';
import { defineConfig } from 'astro/config';

// Astro reads its default export, and is installed where it is measured only: here its types are not known.
// oxlint-disable-next-line import/no-default-export, typescript/no-unsafe-call
export default defineConfig({
  outDir: process.env['ASTRO_OUT_DIR'],
  publicDir: process.env['ASTRO_PUBLIC_DIR'],
  // oxlint-disable-next-line typescript/no-unsafe-call -- as above
  integrations: [react()],
  vite: { plugins: [layerOrder()], build: { target: 'es2022' } },
});
