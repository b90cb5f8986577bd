import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  areaDescriptorSchema,
  type AreaDescriptor,
  type ReleaseManifest,
} from '@tassis/platform/release';
import { releaseFolder } from '../releases/store.ts';

/** A page that the edge renders. */
export interface PublicPage {
  /** The area that renders it. */
  areaId: string;
  /** Fields of the query that say what it shows. */
  liveQueries: readonly string[];
}

/** What each area's release says of itself that the edge renders, by its path. */
export async function publicPagesOf(
  store: string,
  { areas }: ReleaseManifest,
): Promise<Map<string, PublicPage>> {
  const pages = await Promise.all(
    areas
      .filter(({ enabled }) => enabled)
      .map(async ({ id: areaId, version }) => {
        const said = await descriptorIn(releaseFolder(store, areaId, version));
        const { prerender = [], liveQueries = [] } = said ?? {};
        return prerender.map((pathname) => [pathname, { areaId, liveQueries }] as const);
      }),
  );
  return new Map(pages.flat());
}

/** Undefined when the release does not say it: its pages are then drawn by the app. */
async function descriptorIn(folder: string): Promise<AreaDescriptor | undefined> {
  try {
    return areaDescriptorSchema.parse(
      JSON.parse(await readFile(path.join(folder, 'area.json'), 'utf8')),
    );
  } catch {
    return undefined;
  }
}

/** Whether an address shows something else than the page rendered at its path: only the app knows what. */
export function isLive(page: PublicPage | undefined, search: string): boolean {
  const query = new URLSearchParams(search);
  return page?.liveQueries.some((field) => query.has(field)) ?? false;
}
