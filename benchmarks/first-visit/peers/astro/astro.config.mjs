import react from '@astrojs/react';
import { layerOrder } from '@tassis/build/layer-order';
import { defineConfig } from 'astro/config';

// oxlint-disable-next-line import/no-default-export -- Astro reads its configuration so
export default defineConfig({
  outDir: process.env['ASTRO_OUT_DIR'],
  publicDir: process.env['ASTRO_PUBLIC_DIR'],
  integrations: [react()],
  vite: { plugins: [layerOrder()], build: { target: 'es2022' } },
});
