import path from 'node:path';
import react from '@vitejs/plugin-react';
import { layerOrder } from '@tassis/build/layer-order';
import { build } from 'vite';
import { builtFolder, publicFolder } from './built-folder.ts';
import type { Peer, PeerSettings } from './peer.ts';
import { serveFolder } from './serve-folder.ts';

/** The same sources as one Vite app with lazy routes and without federation, as a single team would build it. */
export async function startPlainApp(settings: PeerSettings): Promise<Peer> {
  const folder = await builtFolder('plain-app');
  await build({
    configFile: false,
    root: path.join(import.meta.dirname, 'plain-app'),
    publicDir: publicFolder,
    logLevel: 'warn',
    plugins: [react(), layerOrder()],
    build: { outDir: folder, emptyOutDir: true, target: 'es2022' },
  });
  return serveFolder({ ...settings, folder, onlyPage: 'index.html' });
}
