import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';
import { shellClient } from '../shell-preset.ts';
import { filesLoadedAtOnce } from './files-loaded-at-once.ts';
import { separateFonts } from './separate-fonts.ts';
import { serverBundle } from './server-bundle.ts';
import { writeIntegrity } from './write-integrity.ts';

const BOOT_LIMIT = 1200; // bytes

/**
 * Builds the shell into `dist`: its scripts, of which `sign-in-….js` only the sign-in pages need and `server/start.json`
 * names those that start it; `style.css` and `fonts.css`; `assets/`; `server/index.cjs`, with which the edge renders
 * pages, and `server/boot.js`, which it writes into them; `integrity.json`.
 */
export async function buildShell(folder: string): Promise<void> {
  const dist = path.join(folder, 'dist');
  await rm(dist, { recursive: true, force: true });
  const client = await build(shellClient(folder));
  await separateFonts(dist);
  await build(
    serverBundle({ app: 'shell', root: folder, entry: 'src/server/index.tsx', dist, external: [] }),
  );
  await buildBoot(folder, dist);
  await writeFile(
    path.join(dist, 'server/start.json'),
    `${JSON.stringify(filesLoadedAtOnce(client))}\n`,
  );
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
