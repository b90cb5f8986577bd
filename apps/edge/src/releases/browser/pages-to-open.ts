import type { Role } from '@tassis/domain';
import { patternOfPage, type AreaDescriptor, type ReleaseManifest } from '@tassis/platform/release';
import { isArea, readDescriptor } from '../descriptor.ts';
import { readIntegrity } from '../released-entry.ts';
import { releaseFolder } from '../store.ts';

/** The most pages of one area that are opened: a person waits for them. */
const MOST = 12;

/** A page to open, and the role of who opens it; undefined for a visitor. */
export interface PageToOpen {
  path: string;
  role: Role | undefined;
}

/**
 * The pages by which apps are tried. Of an area one page of each pattern, of those with parameters only such as are
 * prerendered, since no other path of them is known. Of the shell the home page, the login page and the first page of each area.
 */
export async function pagesToOpen(
  store: string,
  { areas }: ReleaseManifest,
  apps: readonly string[],
): Promise<PageToOpen[]> {
  const enabled = areas.filter((area) => area.enabled);
  const found = await Promise.all(
    enabled.map(async ({ id, version, roles: [role] }) => {
      const isTried = apps.includes(id);
      if (!isTried && !apps.includes('shell')) return [];
      const paths = await pathsOf(releaseFolder(store, id, version));
      return paths.slice(0, isTried ? MOST : 1).map((path) => ({ path, role }));
    }),
  );
  const own = apps.includes('shell') ? ['/', '/login'] : [];
  const pages = [...own.map((path) => ({ path, role: undefined })), ...found.flat()];
  return pages.filter(
    (page, index) => pages.findIndex((each) => each.path === page.path) === index,
  );
}

async function pathsOf(folder: string): Promise<string[]> {
  const descriptor = await readDescriptor(folder).catch(() => undefined);
  if (!descriptor || !isArea(descriptor)) return [];
  const { pages = {} } = (await readIntegrity(folder)) ?? {};
  const drawn = firstOfEach(descriptor, pages);
  const plain = Object.keys(pages).filter((pattern) => !/[:*]/.test(pattern));
  const paths = [...new Set([...drawn, ...plain])];
  if (paths.length > 0) return paths;
  return descriptor.mounts.map((mount) => mount.replace(/\/\*$/, ''));
}

/** The first prerendered page of each pattern. */
function firstOfEach(
  { prerender }: AreaDescriptor,
  pages: Record<string, string[]>,
): Iterable<string> {
  const first = new Map<string, string>();
  for (const path of prerender) {
    const pattern = patternOfPage({ pages }, path) ?? path;
    if (!first.has(pattern)) first.set(pattern, path);
  }
  return first.values();
}
