import { parseCookie } from 'cookie';
import type { CurrentRelease } from '../pages/current-release.ts';
import { storePageFile } from '../pages/page-files.ts';
import type { SitePages } from '../pages/site-pages.ts';
import type { Variant, Variants } from '../variants/variants.ts';
import { findPreviewed } from './find-previewed.ts';
import { badgeStyle, previewBadge, type Badge } from './preview-badge.ts';
import { openPass, PREVIEW_COOKIE, readPassKey, type PreviewPass } from './preview-pass.ts';

interface PreviewVisitsOptions {
  /** The release store. */
  store: string;
  variants: Variants;
  /** Makes the pages of a preview, each with its badge. */
  makePages: (badge: Badge) => SitePages;
}

/** Finds what a browser previews, by its cookies: undefined when it has no pass, or nothing of it is there any more. */
export type FindPreview = (live: CurrentRelease, cookies: string) => Promise<Variant | undefined>;

/** Shows previews to the browsers that have a pass for them. */
export function followPreviews({ store, variants, makePages }: PreviewVisitsOptions): FindPreview {
  return async (live, cookies) => {
    const pass = await passIn(store, cookies);
    if (!pass) return undefined;
    const asked = await Promise.all(pass.areas.map((wanted) => findPreviewed(store, wanted)));
    const found = asked.filter((each) => each !== undefined);
    if (found.length === 0) return undefined;
    const html = previewBadge(found);
    const style = await storePageFile(store, 'preview.css', badgeStyle);
    return variants.get(live, {
      key: `preview ${html}`,
      areas: found.map(({ area }) => area),
      makePages: () => makePages({ html, style }),
    });
  };
}

async function passIn(store: string, cookies: string): Promise<PreviewPass | undefined> {
  const value = parseCookie(cookies)[PREVIEW_COOKIE];
  return value === undefined ? undefined : openPass(await readPassKey(store), value);
}
