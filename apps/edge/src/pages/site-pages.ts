import type { FormAnswer } from '@tassis/platform/form-answer';
import { mountForPath } from '@tassis/platform/release';
import {
  buildAnswer,
  buildFrame,
  buildPublicPage,
  composeFrame,
  type PageMaking,
} from './build-page.ts';
import type { ContentVersion } from './content-version.ts';
import type { CurrentRelease } from './current-release.ts';
import { placesOf } from './dropped-areas.ts';
import { KeptPages } from './kept-pages.ts';
import { KeptResults } from './kept-results.ts';
import type { Page } from './page.ts';
import { openStoredPages } from './stored-pages.ts';

/** The site's pages. */
export interface SitePages {
  /** The page at a path of the release: public and rendered, or the frame of a private one. */
  at: (release: CurrentRelease, pathname: string) => Promise<Page>;
  /** The frame around the page at a path, also of a public one: the app draws what it stands around. */
  frameAt: (release: CurrentRelease, pathname: string) => Promise<Page>;
  /** Renders every public page, so that nobody waits for it. */
  warm: (release: CurrentRelease) => Promise<void>;
  /** The page after a form that was sent without script, as HTML. */
  answer: (release: CurrentRelease, answer: FormAnswer) => Promise<string>;
}

/** Makes pages and keeps them. */
export function createSitePages(making: PageMaking & { content: ContentVersion }): SitePages {
  const stored = openStoredPages(making);
  const publicPages = new KeptPages(making.onError, stored.keep);
  const standIns = new KeptPages(making.onError);
  const frames = new KeptPages(making.onError);
  const bareFrames = new KeptPages(making.onError);
  const sentPages = new KeptResults<string>();
  const looked = new Set<string>();

  const frameAt = (release: CurrentRelease, pathname: string): Promise<Page> => {
    const mount = mountForPath(placesOf(release.manifest), pathname)?.mount ?? '/';
    const version = { release: release.id, content: making.siteName() };
    const frame = frames.get(mount, version, () => buildFrame(making, release, mount));
    // The app draws a frame that cannot be rendered.
    const build = () => composeFrame(making, release, { mount, rendered: undefined });
    return frame.catch(() => bareFrames.get(mount, version, build));
  };

  /** After a start nobody waits for a page that was rendered from this very release before. */
  const takeUpStored = async (release: CurrentRelease, pathname: string): Promise<void> => {
    if (looked.has(pathname)) return;
    looked.add(pathname);
    const before = await stored.read(pathname);
    if (before?.release !== release.id) return;
    publicPages.put(pathname, { release: release.id, content: undefined }, before.page);
  };

  /** For a page that cannot be rendered: the one from before this start; else the app draws it, its failure included. */
  const standInAt = (release: CurrentRelease, pathname: string): Promise<Page> => {
    const version = { release: release.id, content: making.siteName() };
    const find = async () => (await stored.read(pathname))?.page ?? frameAt(release, pathname);
    return standIns.get(pathname, version, find);
  };

  const at = async (release: CurrentRelease, pathname: string): Promise<Page> => {
    const areaId = release.publicPages.get(pathname)?.areaId;
    if (areaId === undefined) return frameAt(release, pathname);
    const content = await making.content.current();
    // Without the API there is nothing to write into a page.
    if (content === undefined) return standInAt(release, pathname);
    await takeUpStored(release, pathname);
    const build = () => buildPublicPage(making, release, { path: pathname, areaId });
    const version = { release: release.id, content: `${content} ${making.siteName()}` };
    const page = publicPages.get(pathname, version, build);
    return page.catch(() => standInAt(release, pathname));
  };

  return {
    at,
    frameAt,
    warm: async (release) => {
      for (const pathname of release.publicPages.keys()) await at(release, pathname);
    },
    answer: (release, answer) => {
      const build = () => buildAnswer(making, release, answer);
      if (answer.tone === 'error') return build(); // holds what one visitor typed
      const kept = [release.id, making.siteName(), answer.title, answer.backTo].join(' ');
      return sentPages.get(kept, build);
    },
  };
}
