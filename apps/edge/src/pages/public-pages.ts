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
  /** Query parameters that change what it shows. */
  liveQueries: readonly string[];
  /** Whether it is a "not found" page. */
  isNotFound: boolean;
  /** The day on which its text was last changed, when its area states it. */
  lastModified?: string | undefined;
}

/** The descriptors of the areas that are on the site; an area whose release has none is drawn by the app. */
export async function readDescriptors(
  store: string,
  { areas }: ReleaseManifest,
): Promise<AreaDescriptor[]> {
  const said = await Promise.all(
    areas
      .filter(({ enabled }) => enabled)
      .map(async ({ id, version }) => descriptorIn(releaseFolder(store, id, version))),
  );
  return said.flat();
}

/** The pages that the edge renders, by their path, from the descriptors of the areas. */
export function getPublicPages(areas: readonly AreaDescriptor[]): Map<string, PublicPage> {
  return new Map(
    areas.flatMap(({ id: areaId, prerender, notFound = {}, ...said }) => {
      const { liveQueries = [], lastModified = {} } = said;
      const pages = prerender.map((pathname): [string, PublicPage] => [
        pathname,
        { areaId, liveQueries, isNotFound: false, lastModified: lastModified[pathname] },
      ]);
      const missing = Object.values(notFound).map((pathname): [string, PublicPage] => [
        pathname,
        { areaId, liveQueries: [], isNotFound: true },
      ]);
      return [...pages, ...missing];
    }),
  );
}

async function descriptorIn(folder: string): Promise<[AreaDescriptor] | []> {
  try {
    const text = await readFile(path.join(folder, 'area.json'), 'utf8');
    return [areaDescriptorSchema.parse(JSON.parse(text))];
  } catch {
    return [];
  }
}

/** Whether the query of an address changes what the page shows: then only the browser can render it. */
export function isLive(page: PublicPage | undefined, search: string): boolean {
  const query = new URLSearchParams(search);
  return page?.liveQueries.some((field) => query.has(field)) ?? false;
}
