import path from 'node:path';
import { layerOrder } from '@tassis/build/layer-order';
import react from '@vitejs/plugin-react';
import { build, preview, type InlineConfig } from 'vite';

/** The pages of a benchmark: a folder `contenders` with one of each name, and a folder for the builds. */
type Pages = { folder: string; names: readonly string[] };

/** Builds a page for each contender as an app, and serves them. */
export async function servePages({
  folder,
  names,
}: Pages): Promise<{ url: string; close: () => Promise<void> }> {
  const root = path.join(folder, 'contenders');
  const built = path.join(folder, 'built/pages');
  const shared: InlineConfig = { configFile: false, root, logLevel: 'warn' };
  const input = names.map((name) => path.join(root, name, 'index.html'));
  await build({
    ...shared,
    plugins: [react(), layerOrder()],
    build: { outDir: built, emptyOutDir: true, target: 'es2022', rolldownOptions: { input } },
  });
  const server = await preview({
    ...shared,
    build: { outDir: built },
    preview: { host: '127.0.0.1', port: 3731 },
  });
  const url = server.resolvedUrls?.local[0];
  if (!url) throw new Error('The pages have no address.');
  return { url, close: () => server.close() };
}
