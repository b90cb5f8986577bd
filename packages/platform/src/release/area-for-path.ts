import type { ReleasedArea } from './release-manifest.ts';

/** The area that a path belongs to, if any. The most specific mount wins. */
export function areaForPath<A extends Pick<ReleasedArea, 'mounts'>>(
  areas: readonly A[],
  pathname: string,
): A | undefined {
  return mountForPath(areas, pathname)?.area;
}

/** The same with the mount that matched. */
export function mountForPath<A extends Pick<ReleasedArea, 'mounts'>>(
  areas: readonly A[],
  pathname: string,
): { area: A; mount: string } | undefined {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  let best: { area: A; mount: string } | undefined;
  for (const area of areas) {
    for (const mount of area.mounts) {
      if (covers(mount, path) && mount.length > (best?.mount.length ?? -1)) best = { area, mount };
    }
  }
  return best;
}

function covers(mount: string, path: string): boolean {
  if (!mount.endsWith('/*')) return path === mount;
  const base = mount.slice(0, -2);
  return path === base || path.startsWith(`${base}/`);
}
