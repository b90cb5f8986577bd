import { foldPath, mountForPath, type AreaDescriptor } from '@tassis/platform/release';
import { getPublicPages } from './public-pages.ts';

/** How addresses that people type, and links of elsewhere, find the pages that are rendered. */
export interface Addresses {
  /** The one path of the page that another spelling or name of it means; undefined when it means none, or is it. */
  canonical: (pathname: string) => string | undefined;
  /** The path of the page that is shown at a path: its own, or the one that says that there is none. */
  shown: (pathname: string) => string;
}

/** The addresses of what the areas say of themselves. */
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
