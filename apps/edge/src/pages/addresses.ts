import { foldPath, mountForPath, type AreaDescriptor } from '@tassis/platform/release';
import { getPublicPages } from './public-pages.ts';

/** Maps addresses that people type, and links of other sites, to the rendered pages. */
export interface Addresses {
  /** The canonical path for another spelling or alias of a page; undefined for an unknown or canonical path. */
  canonical: (pathname: string) => string | undefined;
  /** The path of the page that is shown at a path: its own, or the "not found" page of its mount. */
  shown: (pathname: string) => string;
}

/** Builds the addresses from the descriptors of the areas. */
export function toAddresses(areas: readonly AreaDescriptor[]): Addresses {
  const pages = getPublicPages(areas);
  const aliases = new Map(areas.flatMap((area) => Object.entries(area.aliases ?? {})));
  const notFound = new Map(areas.flatMap((area) => Object.entries(area.notFound ?? {})));
  return {
    canonical: (pathname) => {
      const folded = foldPath(pathname) ?? '';
      const meant = aliases.get(folded) ?? folded;
      const isOther = meant !== pathname.replace(/\/+$/, '');
      return isOther && pages.get(meant)?.isNotFound === false ? meant : undefined;
    },
    shown: (pathname) => {
      if (pages.has(pathname)) return pathname;
      return notFound.get(mountForPath(areas, pathname)?.mount ?? '') ?? pathname;
    },
  };
}
