import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';
import { entryFile } from '../area-federation.ts';
import { areaClient, type BuiltArea } from '../area-preset.ts';
import { parsed } from '../parsed.ts';
import { getChunks, loadedWith, stylesInOrder, type Chunk } from './files-loaded-at-once.ts';
import { findPages, type PageModules } from './find-pages.ts';
import { keepMaps } from './keep-maps.ts';
import { sharedOnServer, sharedVersions } from '../shared-dependencies.ts';
import { serverBundle } from './server-bundle.ts';
import { writeIntegrity } from './write-integrity.ts';

/**
 * Builds an area into `dist`: its federated container `remoteEntry.<id>.js` with its scripts; `mf-manifest.json`, which
 * describes it; `style.css` with the styles of its own script, if there are any; chunks on demand with their styles;
 * `assets/`; `server/index.cjs`, with which the edge renders its pages;
 * `server/maps`, the source maps of its scripts; `integrity.json`.
 * @param folder the area's folder
 */
export async function buildArea(area: BuiltArea, folder: string): Promise<void> {
  const dist = path.join(folder, 'dist');
  await rm(dist, { recursive: true, force: true });
  const pages = await findPages(area.classPrefix, folder);
  const modules = new Set([...pages.values()].filter((each) => each.length > 0).map(String));
  const chunks = getChunks(await build(areaClient(area, folder, modules.size)));
  // Removes Vite's manifest, which only the plugin needed, and the figures about the build.
  await rm(path.join(dist, '.vite'), { recursive: true, force: true });
  await rm(path.join(dist, 'mf-stats.json'), { force: true });
  await build(
    serverBundle({
      classPrefix: area.classPrefix,
      root: folder,
      entry: 'src/area.tsx',
      dist,
      external: sharedOnServer,
    }),
  );
  await keepMaps(folder);
  const entry = [entryFile(area.id), ...(await filesOfContainer(dist))];
  await writeIntegrity(dist, {
    entry,
    styles: stylesInOrder(chunks),
    pages: filesOfPages(pages, chunks, [...entry, 'style.css']),
    shared: sharedVersions(area.requires.platformApi),
  });
}

/** Returns the scripts and stylesheets of each page besides those of the entry, with all imports of its scripts. */
export function filesOfPages(
  pages: PageModules,
  chunks: readonly Chunk[],
  entry: readonly string[],
): Record<string, string[]> {
  const listFiles = (module: string): string[] => {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(module));
    if (!chunk) throw new Error(`No script has ${module}, which a route imports`);
    return loadedWith(chunk.fileName, chunks).flatMap((script) => [script, ...listStyles(script)]);
  };
  const listStyles = (script: string): string[] => [
    ...(chunks.find(({ fileName }) => fileName === script)?.viteMetadata?.importedCss ?? []),
  ];
  const all = [...pages].map(([pattern, modules]) => {
    const files = new Set(modules.flatMap(listFiles));
    return [pattern, [...files].filter((file) => !entry.includes(file))] as const;
  });
  return Object.fromEntries(all);
}

/** The fields of the plugin's container manifest that are read. */
interface ContainerManifest {
  exposes: { assets: { js: { sync: string[] } } }[];
}

/** The scripts that provide the area in the container, besides its entry. */
async function filesOfContainer(dist: string): Promise<string[]> {
  const { exposes }: ContainerManifest = parsed(
    await readFile(path.join(dist, 'mf-manifest.json'), 'utf8'),
  );
  return exposes.flatMap(({ assets }) => assets.js.sync);
}
