import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';
import { shellClient } from '../shell-preset.ts';
import { copyAssets } from './copy-assets.ts';
import { mergeScripts } from './merge-scripts.ts';
import { separateFonts } from './separate-fonts.ts';
import { serverBundle } from './server-bundle.ts';
import { writeIntegrity } from './write-integrity.ts';

const BOOT_LIMIT = 1200; // bytes

/**
 * Builds the shell into `dist`: `main.js`, its script, and `forms-….js`, which only the sign-in pages need; `style.css` and `fonts.css`; `assets/`; `server/index.cjs`, with which
 * the edge renders pages, and `server/boot.js`, which it writes into them; `integrity.json`.
 */
export async function buildShell(folder: string): Promise<void> {
  const dist = path.join(folder, 'dist');
  const parts = path.join(folder, 'node_modules/.tassis/client');
  await rm(dist, { recursive: true, force: true });
  await build({ configFile: false, root: folder, ...shellClient(parts) });
  await mergeScripts(path.join(parts, 'main.js'), dist, /^forms-/);
  await copyAssets(parts, dist);
  await separateFonts(dist);
  await build(serverBundle({ root: folder, entry: 'src/server/index.tsx', dist, external: [] }));
  await buildBoot(folder, dist);
  await writeIntegrity(dist);
}

async function buildBoot(folder: string, dist: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    root: folder,
    publicDir: false,
    build: {
      outDir: path.join(dist, 'server'),
      emptyOutDir: false,
      target: 'es2022',
      modulePreload: false,
      lib: { entry: 'src/boot.ts', formats: ['iife'], name: 'boot', fileName: () => 'boot.js' },
    },
  });
  const { length } = await readFile(path.join(dist, 'server/boot.js'));
  if (length > BOOT_LIMIT) throw new Error(`boot.js has ${length} bytes, ${BOOT_LIMIT} at most`);
}
