import { defineConfig } from 'vite';

/**
 * Vite configuration of a server program: one bundle for Node, because loading some hundred small files is most of
 * what a start costs. Native modules and those that read files beside themselves stay outside.
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
