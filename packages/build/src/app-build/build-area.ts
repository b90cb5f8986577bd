import { rm } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';
import { areaClient } from '../area-preset.ts';
import type { ClassNameOwner } from '../class-names.ts';
import { sharedOnServer } from '../shared-dependencies.ts';
import { serverBundle } from './server-bundle.ts';
import { writeIntegrity } from './write-integrity.ts';

/** The source of an area's build. */
interface AreaSource {
  folder: string;
  /** Whether the area has public pages, which the edge prerenders. */
  rendered: boolean;
}

/**
 * Builds an area into `dist`: `remoteEntry.<id>.js`, its remote entry; its lazy chunks, if any; `style.css`, its only
 * style sheet; `assets/`; `server/index.cjs`, with which the edge renders its public pages; `integrity.json`.
 */
export async function buildArea(
  area: ClassNameOwner,
  { folder, rendered }: AreaSource,
): Promise<void> {
  const dist = path.join(folder, 'dist');
  await rm(dist, { recursive: true, force: true });
  await build(areaClient(area, folder));
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
  await writeIntegrity(dist);
}
