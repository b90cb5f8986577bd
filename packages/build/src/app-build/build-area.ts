import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';
import { entryFile } from '../area-federation.ts';
import { areaClient, type BuiltArea } from '../area-preset.ts';
import { parsed } from '../parsed.ts';
import { sharedOnServer, sharedVersions } from '../shared-dependencies.ts';
import { serverBundle } from './server-bundle.ts';
import { writeIntegrity } from './write-integrity.ts';

/** The source of an area's build. */
interface AreaSource {
  folder: string;
  /** Whether the area has public pages, which the edge prerenders. */
  rendered: boolean;
}

/**
 * Builds an area into `dist`: `remoteEntry.<id>.js`, its federated container, with the scripts it consists of, and
 * `mf-manifest.json`, which describes it; lazy chunks, if any; `style.css`, its only style sheet; `assets/`;
 * `server/index.cjs`, with which the edge renders its public pages; `integrity.json`.
 */
export async function buildArea(area: BuiltArea, { folder, rendered }: AreaSource): Promise<void> {
  const dist = path.join(folder, 'dist');
  await rm(dist, { recursive: true, force: true });
  await build(areaClient(area, folder));
  // What the plugin needs of Vite to write its manifest, and figures about the build.
  await rm(path.join(dist, '.vite'), { recursive: true, force: true });
  await rm(path.join(dist, 'mf-stats.json'), { force: true });
  if (rendered)
    await build(
      serverBundle({
        app: area,
        root: folder,
        entry: 'src/area.tsx',
        dist,
        external: sharedOnServer,
      }),
    );
  await writeIntegrity(dist, {
    entry: [entryFile(area.id), ...(await filesOfContainer(dist))],
    shared: sharedVersions(area.requires.platformApi),
  });
}

/** What is read of the plugin's description of a container. */
interface ContainerManifest {
  exposes: { assets: { js: { sync: string[] } } }[];
}

/** The scripts that the container needs to give the area, besides its entry. */
async function filesOfContainer(dist: string): Promise<string[]> {
  const { exposes }: ContainerManifest = parsed(
    await readFile(path.join(dist, 'mf-manifest.json'), 'utf8'),
  );
  return exposes.flatMap(({ assets }) => assets.js.sync);
}
