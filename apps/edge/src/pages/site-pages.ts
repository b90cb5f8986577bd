import type { FormAnswer } from '@tassis/platform/form-answer';
import { mountForPath } from '@tassis/platform/release';
import type { Renderer } from '../rendering/renderer.ts';
import type { ReleaseSource, RenderJob, Subject } from '../rendering/render-job.ts';
import type { Surroundings } from '../rendering/server-shell.ts';
import { releaseFolder } from '../releases/store.ts';
import type { ContentVersion } from './content-version.ts';
import type { CurrentRelease } from './current-release.ts';
import { composeDocument, composePlainDocument } from './document.ts';
import { KeptPages } from './kept-pages.ts';
import { makePage, type Page } from './page.ts';
import { storeStylesheet } from './page-stylesheet.ts';
import { openStoredPages } from './stored-pages.ts';

/** What pages are made with. */
export interface PageMaking {
  store: string;
  renderer: Renderer;
  content: ContentVersion;
  surroundings: Surroundings;
  /** What the browser is told. */
  settings: object;
  onError: (error: unknown) => void;
}

/** The site's pages. */
export interface SitePages {
  /** The page at a path of the release: public and rendered, or the frame of a private one. */
  at: (release: CurrentRelease, pathname: string) => Promise<Page>;
  /** Renders every public page, so that nobody waits for it. */
  warm: (release: CurrentRelease) => Promise<void>;
  /** The page after a form that was sent without script. */
  answer: (release: CurrentRelease, answer: FormAnswer) => Promise<Page>;
}

/** Makes pages and keeps them. */
export function createSitePages(making: PageMaking): SitePages {
  const stored = openStoredPages(making);
  const publicPages = new KeptPages(making.onError, stored.keep);
  const standIns = new KeptPages(making.onError);
  const frames = new KeptPages(making.onError);

  const frameAt = (release: CurrentRelease, pathname: string): Promise<Page> => {
    const { areas, shell } = release.manifest;
    const mount = mountForPath([...areas, shell], pathname)?.mount ?? '/';
    const version = { release: release.id, content: undefined };
    return frames.get(mount, version, () => buildFrame(making, release, mount));
  };

  /** For a page that cannot be rendered: the one from before this start; else the app draws it, its failure included. */
  const standInAt = (release: CurrentRelease, pathname: string): Promise<Page> => {
    const version = { release: release.id, content: undefined };
    const find = async () => (await stored.read(pathname)) ?? frameAt(release, pathname);
    return standIns.get(pathname, version, find);
  };

  const at = async (release: CurrentRelease, pathname: string): Promise<Page> => {
    const areaId = release.publicPages.get(pathname);
    if (areaId === undefined) return frameAt(release, pathname);
    const content = await making.content.current();
    // Without the API there is nothing to write into a page.
    if (content === undefined) return standInAt(release, pathname);
    const build = () => buildPublicPage(making, release, { path: pathname, areaId });
    const page = publicPages.get(pathname, { release: release.id, content }, build);
    return page.catch(() => standInAt(release, pathname));
  };

  return {
    at,
    warm: async (release) => {
      for (const pathname of release.publicPages.keys()) await at(release, pathname);
    },
    answer: (release, answer) => buildAnswer(making, release, answer),
  };
}

async function buildPublicPage(
  making: PageMaking,
  release: CurrentRelease,
  { path, areaId }: { path: string; areaId: string },
): Promise<Page> {
  const area = release.manifest.areas.find(({ id }) => id === areaId);
  if (!area) throw new Error(`${areaId} is not released`);
  const source = sourceOf(making.store, areaId, area.version);
  const job = jobOf(making, release, { kind: 'page', path, area: { id: areaId, ...source } });
  const rendered = await making.renderer.render(job);
  const pageStyle = await storeStylesheet(making.store, rendered.style).catch((error: unknown) => {
    making.onError(error); // a store that is read-only still serves
    return undefined;
  });
  const { settings } = making;
  const parts = { release, settings, area, rendered, path, pageStyle };
  const { html, scriptHashes } = composeDocument(parts);
  return makePage(html, scriptHashes);
}

/** The frame of everything under a mount; when it cannot be rendered, the app draws it. */
async function buildFrame(
  making: PageMaking,
  release: CurrentRelease,
  mount: string,
): Promise<Page> {
  const path = mount.replace(/\/\*$/, '');
  const rendering = making.renderer.render(jobOf(making, release, { kind: 'frame', path }));
  const rendered = await rendering.catch((error: unknown) => {
    making.onError(error);
    return undefined;
  });
  const area = mountForPath(release.manifest.areas, path)?.area;
  const { settings } = making;
  const { html, scriptHashes } = composeDocument({ release, settings, area, rendered });
  return makePage(html, scriptHashes);
}

async function buildAnswer(
  making: PageMaking,
  release: CurrentRelease,
  answer: FormAnswer,
): Promise<Page> {
  const job = jobOf(making, release, { kind: 'answer', answer });
  const rendered = await making.renderer.render(job);
  const style = await storeStylesheet(making.store, rendered.style);
  return makePage(composePlainDocument(release, rendered, style), []);
}

function jobOf(
  { store, surroundings }: PageMaking,
  { manifest }: CurrentRelease,
  subject: Subject,
): RenderJob {
  return {
    shell: sourceOf(store, 'shell', manifest.shell.version),
    manifest,
    surroundings,
    subject,
  };
}

function sourceOf(store: string, id: string, version: string): ReleaseSource {
  return { folder: releaseFolder(store, id, version), base: `/mfe/${id}/${version}/` };
}
