import type { FormAnswer } from '@tassis/platform/form-answer';
import { mountForPath } from '@tassis/platform/release';
import {
  buildAnswer,
  buildFrame,
  buildPublicPage,
  composeFrame,
  pageInFrame,
  StandIn,
  type PageMaking,
} from './build-page.ts';
import type { ContentVersion } from './content-version.ts';
import type { CurrentRelease } from './current-release.ts';
import { listMounted } from './dropped-areas.ts';
import { PageCache, type BuildPage, type PageVersion } from './page-cache.ts';
import { ResultCache } from './result-cache.ts';
import type { Page } from './page.ts';
import { openStoredPages, type StoredPages } from './stored-pages.ts';

const RESTS = [3_000, 10_000, 30_000]; // milliseconds before a failed page is rendered ahead again

/** The site's pages. */
export interface SitePages {
  /** The page at a path of the release: public and rendered, or the frame of a private one. */
  at: (release: CurrentRelease, pathname: string) => Promise<Page>;
  /** The frame around the page at a path, also of a public one: the app draws the page. */
  frameAt: (release: CurrentRelease, pathname: string) => Promise<Page>;
  /**
   * Renders every public page ahead, one after the other, so that no visitor waits; retries
   * failures. Called again meanwhile, it starts again at the end.
   */
  warm: (release: CurrentRelease) => Promise<void>;
  /** The page after a form that was sent without script, as HTML. */
  answer: (release: CurrentRelease, answer: FormAnswer) => Promise<string>;
}

/** What the site's pages are made with. */
export interface SitePagesMaking extends PageMaking {
  content: ContentVersion;
  /** The pages from before this start; those of the store unless it is said. */
  stored?: StoredPages;
}

/** Builds pages and caches them. */
export function createSitePages(making: SitePagesMaking): SitePages {
  const { stored = openStoredPages(making) } = making;
  const publicPages = new PageCache(making.onError, stored.keep);
  const standIns = new PageCache(making.onError);
  const frames = new PageCache(making.onError);
  const bareFrames = new PageCache(making.onError);
  const sentPages = new ResultCache<string>();
  const releasesBefore = new ResultCache<string>(); // the release of each path's stored page, empty without one
  const takenUp = new Map<string, Promise<void>>();
  let newest: CurrentRelease | undefined; // the release that is rendered ahead
  let timesAsked = 0;
  let warming = Promise.resolve();

  const frameAt = async (release: CurrentRelease, pathname: string): Promise<Page> => {
    const { manifest } = release;
    const mount = mountForPath(listMounted(manifest), pathname)?.mount ?? '/';
    // Pages of the shell's own show what the firm writes.
    const content = manifest.shell.mounts.includes(mount) ? await making.content.current() : '';
    const version = { release: release.id, content: `${content} ${making.siteName()}` };
    const frameOf = { mount, ...pageInFrame(release, { mount, pathname }) };
    // The key needs no list of files: they follow from the pattern and the release.
    const key = [mount, frameOf.pattern].join(' ');
    const frame = frames.get(key, version, () => buildFrame(making, release, frameOf));
    // When the frame cannot be rendered, the app draws it.
    const build = () => composeFrame(making, release, { ...frameOf, rendered: undefined });
    return frame.catch((error: unknown) =>
      error instanceof StandIn ? error.page : bareFrames.get(key, version, build),
    );
  };

  const takeUp = async (release: CurrentRelease, pathname: string): Promise<void> => {
    const before = await stored.read(pathname);
    if (before?.release !== release.id) return;
    publicPages.put(pathname, { release: release.id, content: undefined }, before.page);
  };

  /** After a start, a stored page of this release is served at once; who comes second waits for the same look. */
  const takeUpStored = (release: CurrentRelease, pathname: string): Promise<void> => {
    const look = takenUp.get(pathname) ?? takeUp(release, pathname);
    takenUp.set(pathname, look);
    return look;
  };

  /**
   * The content version to show a public page with. An API that starts beside the edge is waited for, unless the page was
   * rendered from this very release before: one of another release may say what was rolled back.
   */
  const contentFor = async (
    release: CurrentRelease,
    pathname: string,
  ): Promise<string | undefined> => {
    const known = await making.content.current();
    if (known !== undefined) return known;
    const before = await releasesBefore.get(
      pathname,
      async () => (await stored.read(pathname))?.release ?? '',
    );
    return before === release.id ? undefined : making.content.afterStart();
  };

  /** For a page that cannot be rendered: serves the stored one; without one the frame, and the app draws the page or its error. */
  const standInAt = (release: CurrentRelease, pathname: string): Promise<Page> => {
    const version = { release: release.id, content: making.siteName() };
    const find = async () => (await stored.read(pathname))?.page ?? frameAt(release, pathname);
    return standIns.get(pathname, version, find);
  };

  const publicPage = (
    release: CurrentRelease,
    { pathname, areaId, content }: { pathname: string; areaId: string; content: string },
  ): [PageVersion, BuildPage] => [
    { release: release.id, content: `${content} ${making.siteName()}` },
    () => buildPublicPage(making, release, { path: pathname, areaId }),
  ];

  const at = async (release: CurrentRelease, pathname: string): Promise<Page> => {
    const areaId = release.publicPages.get(pathname)?.areaId;
    if (areaId === undefined) return frameAt(release, pathname);
    const content = await contentFor(release, pathname);
    // Without the API, no content can be rendered.
    if (content === undefined) return standInAt(release, pathname);
    await takeUpStored(release, pathname);
    const page = publicPages.get(pathname, ...publicPage(release, { pathname, areaId, content }));
    return page.catch(() => standInAt(release, pathname));
  };

  /** Renders the public page at a path with the newest content, if it is out of date. */
  const renew = async (release: CurrentRelease, pathname: string): Promise<void> => {
    const areaId = release.publicPages.get(pathname)?.areaId;
    const content = await making.content.current();
    if (areaId === undefined || content === undefined) return;
    await takeUpStored(release, pathname);
    await publicPages.renew(pathname, ...publicPage(release, { pathname, areaId, content }));
  };

  /** Renders these pages ahead. @returns those that failed, which have been reported */
  const renewAll = async (pathnames: Iterable<string>): Promise<string[]> => {
    const failed: string[] = [];
    for (const pathname of pathnames) {
      if (newest) await renew(newest, pathname).catch(() => failed.push(pathname));
    }
    return failed;
  };

  const warm = async (isNewest: () => boolean): Promise<void> => {
    let failed = await renewAll(newest?.publicPages.keys() ?? []);
    for (const rest of RESTS) {
      if (failed.length === 0 || !isNewest()) return;
      await new Promise((resolve) => setTimeout(resolve, rest).unref());
      failed = await renewAll(failed);
    }
  };

  return {
    at,
    frameAt,
    warm: (release) => {
      newest = release;
      timesAsked += 1;
      const asked = timesAsked;
      warming = warming.then(() => warm(() => asked === timesAsked));
      return warming;
    },
    answer: (release, answer) => {
      const build = () => buildAnswer(making, release, answer);
      if (answer.tone === 'error') return build(); // not cached: it holds what a visitor typed
      const key = [release.id, making.siteName(), answer.title, answer.backTo].join(' ');
      return sentPages.get(key, build);
    },
  };
}
