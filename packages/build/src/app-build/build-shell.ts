import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';
import { SHELL_LETTER } from '../class-names.ts';
import { parsed } from '../parsed.ts';
import { sharedVersions } from '../shared-dependencies.ts';
import { computeIntegrity } from '../compute-integrity.ts';
import { shellClient, STYLE_INTEGRITY } from '../shell-preset.ts';
import { getChunks, filesLoadedAtOnce, filesOfPages } from './files-loaded-at-once.ts';
import { gatherStyles } from './gather-styles.ts';
import { keepMaps } from './keep-maps.ts';
import { separateFonts } from './separate-fonts.ts';
import { serverBundle } from './server-bundle.ts';
import { shellChunks } from './shell-chunks.ts';
import { writeIntegrity } from './write-integrity.ts';

const BOOT_LIMIT = 1.2 * 1024; // bytes

/**
 * Builds the shell into `dist`: its scripts, where `server/start.json` lists those that start it and `server/pages.json`
 * those of each of its own pages; `style.css`, `fonts.css` and `releases.css`; `assets/`; `server/index.cjs`, with which
 * the edge renders pages; `server/boot.js`, which the edge inlines into them;
 * `server/maps`, the source maps of its scripts; `integrity.json`.
 */
export async function buildShell(folder: string): Promise<void> {
  const dist = path.join(folder, 'dist');
  await rm(dist, { recursive: true, force: true });
  const groups = await shellChunks(shellClient(folder));
  const chunks = getChunks(await build(shellClient(folder, groups)));
  await gatherStyles(dist);
  await separateFonts(dist);
  await stateStyle(dist);
  await build(
    serverBundle({
      classPrefix: SHELL_LETTER,
      root: folder,
      entry: 'src/server/index.tsx',
      dist,
      external: [],
    }),
  );
  await buildBoot(folder, dist);
  await writeJson(path.join(dist, 'server/start.json'), filesLoadedAtOnce(chunks));
  await writeJson(path.join(dist, 'server/pages.json'), filesOfPages(chunks));
  await keepMaps(folder);
  await writeIntegrity(dist, { shared: await providedVersions(folder) });
}

/** Writes the hash of `style.css` into the script that adds it to a public page, because in the page it would be one more hash. */
async function stateStyle(dist: string): Promise<void> {
  const main = path.join(dist, 'main.js');
  const script = await readFile(main, 'utf8');
  const hash = await computeIntegrity(path.join(dist, 'style.css'));
  const stated = script.replace(STYLE_INTEGRITY, hash);
  if (stated === script) throw new Error('main.js does not check style.css');
  await writeFile(main, stated);
}

/** The installed versions of the shared modules; packages of this repository have the version of the platform API. */
async function providedVersions(folder: string): Promise<Record<string, string>> {
  const { platformApi } = await readJson<{ platformApi: string }>(path.join(folder, 'shell.json'));
  const versions = Object.keys(sharedVersions(platformApi)).map(async (name) => {
    if (name.startsWith('@tassis/')) return [name, platformApi] as const;
    const manifest = path.join(folder, 'node_modules', name, 'package.json');
    return [name, (await readJson<{ version: string }>(manifest)).version] as const;
  });
  return Object.fromEntries(await Promise.all(versions));
}

async function readJson<T>(file: string): Promise<T> {
  return parsed(await readFile(file, 'utf8'));
}

async function writeJson(file: string, content: unknown): Promise<void> {
  await writeFile(file, `${JSON.stringify(content)}\n`);
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
