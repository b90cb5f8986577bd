import { defineConfig } from 'vite';

/**
 * Vite configuration of a server program: one bundle for Node, because loading hundreds of small files takes most of
 * a start. Native modules, and those that read files beside themselves, are not bundled.
 */
export function serverPreset({ entry, external }: { entry: string; external: string[] }) {
  return defineConfig({
    ssr: { noExternal: true, external },
    build: {
      ssr: entry,
      target: 'node24',
      minify: false,
      emptyOutDir: true,
      rolldownOptions: {
        external,
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
}
