import type { FormAnswer } from '@tassis/platform/form-answer';
import { isCompatible, type ReleasedArea } from '@tassis/platform/release';
import type { Renderer } from '../rendering/renderer.ts';
import type { ReleaseSource, Rendering, RenderJob, Subject } from '../rendering/render-job.ts';
import type { RenderedPage, Surroundings } from '../rendering/server-shell.ts';
import { releaseFolder } from '../releases/store.ts';
import type { CurrentRelease } from './current-release.ts';
import { composeDocument, composePlainDocument, type DocumentParts } from './document.ts';
import type { Badge } from '../previews/preview-badge.ts';
import { makePage, type Page } from './page.ts';
import { storePageFile, type PageFile } from './page-files.ts';

/** What pages are made with. */
export interface PageMaking {
  store: string;
  renderer: Renderer;
  surroundings: Omit<Surroundings, 'siteName'>;
  /** The current name of the site; undefined until the firm has a name. */
  siteName: () => string | undefined;
  /** Settings for the browser. */
  settings: object;
  /** Stands above the app in each page. */
  badge?: Badge;
  onError: (error: unknown) => void;
}

/** A public page, rendered. */
export async function buildPublicPage(
  making: PageMaking,
  release: CurrentRelease,
  { path, areaId }: { path: string; areaId: string },
): Promise<Page> {
  const area = release.manifest.areas.find(({ id }) => id === areaId);
  if (!area) throw new Error(`${areaId} is not released`);
  const siteName = making.siteName();
  const source = getReleaseSource(making.store, areaId, area.version);
  const job = createRenderJob(making, release, {
    kind: 'page',
    path,
    area: { id: areaId, ...source },
  });
  const rendered = await making.renderer.render(job);
  const { settings, badge } = making;
  const files = await storeFiles(making, release, rendered);
  const parts = { release, settings, badge, siteName, area, rendered, path, ...files };
  const { html, scriptHashes } = composeDocument(parts);
  return makePage(html, scriptHashes);
}

/** Stores what a rendered page fetches, and tells where it is. */
async function storeFiles(making: PageMaking, release: CurrentRelease, rendered: Rendering) {
  const pageStyle = await storeFile(making, 'style.css', rendered.style);
  return { pageStyle, areaList: await storeAreaList(making, release, rendered) };
}

/** One list for all pages of a release; undefined for an older shell, which reads all areas in the page. */
function storeAreaList(
  making: PageMaking,
  { manifest }: CurrentRelease,
  rendered: RenderedPage | undefined,
): Promise<PageFile | undefined> {
  return rendered?.fetchesGuardedAreas
    ? storeFile(making, 'areas.json', JSON.stringify(manifest.areas))
    : Promise.resolve(undefined);
}

function storeFile(
  making: PageMaking,
  name: string,
  content: string,
): Promise<PageFile | undefined> {
  return storePageFile(making.store, name, content).catch((error: unknown) => {
    making.onError(error); // a store that is read-only still serves
    return undefined;
  });
}

/** The page that a frame is built around. */
export interface FrameOf {
  /** The frame is for every path under it. */
  mount: string;
  /** The pattern of the page in it; undefined when the release does not state it. */
  pattern: string | undefined;
  /** The files of that page besides its area's entry. */
  pageFiles: readonly string[];
}

/** Describes the page at a path, for its frame. */
export function pageInFrame(
  { manifest, entries }: CurrentRelease,
  { mount, pathname }: { mount: string; pathname: string },
): Omit<FrameOf, 'mount'> {
  const area = mountedAt(mount, manifest.areas);
  const entry = area && entries[area.id];
  return { pattern: entry?.patternOfPage(pathname), pageFiles: entry?.filesOfPage(pathname) ?? [] };
}

/**
 * The frame of a page under a mount; the page itself where the shell has rendered it whole; around a page of an area with
 * roles also what it shows before the API has answered.
 */
export async function buildFrame(
  making: PageMaking,
  release: CurrentRelease,
  frameOf: FrameOf,
): Promise<Page> {
  const { mount } = frameOf;
  const siteName = making.siteName();
  const early = earlySubject(making, release, frameOf);
  let failure: unknown;
  if (early) {
    try {
      const rendered = await making.renderer.render(createRenderJob(making, release, early));
      const parts = { ...frameOf, rendered, areaStyles: rendered.areaStyles };
      return composeFrame({ ...making, siteName: () => siteName }, release, parts);
    } catch (error) {
      failure = error; // the frame alone shows that the page is loading
    }
  }
  const rendered = await making.renderer.render(
    createRenderJob(making, release, {
      kind: 'frame',
      path: getMountPath(mount),
      own: isOwn(release, mount) ? mount : undefined,
    }),
  );
  if (rendered.isWhole) {
    const files = await storeFiles(making, release, rendered);
    const { settings, badge } = making;
    const parts = { release, settings, badge, siteName, rendered, path: mount, mount };
    const { html, scriptHashes } = composeDocument({ ...parts, area: undefined, ...files });
    return makePage(html, scriptHashes);
  }
  const frame = await composeFrame({ ...making, siteName: () => siteName }, release, {
    ...frameOf,
    rendered,
  });
  if (rendered.isStandIn) failure = rendered.failure;
  if (rendered.isStandIn || failure !== undefined) throw new StandIn(frame, failure);
  return frame;
}

/** Thrown with a frame that is shown instead of a page that could not be rendered; the rendering is tried again. */
export class StandIn extends Error {
  readonly page: Page;

  constructor(page: Page, cause: unknown) {
    super('A page could not be rendered whole; its frame stands in for it', { cause });
    this.page = page;
  }
}

/**
 * Undefined when the page is public, its area is disabled or does not fit the shell, or its release does not state its
 * pattern.
 */
function earlySubject(
  { store }: PageMaking,
  { manifest }: CurrentRelease,
  { mount, pattern }: FrameOf,
): Subject | undefined {
  const area = mountedAt(mount, manifest.areas);
  if (!area?.enabled || area.roles.length === 0 || pattern === undefined) return undefined;
  // The app shows why the area is not there. A failed rendering would leave the page of the release before.
  if (!isCompatible(area, manifest.platformApi)) return undefined;
  const { id, version } = area;
  // An early page shows only what does not depend on the parameters of its path.
  const path = pattern.replaceAll(/:\w+|\*/g, '-');
  return { kind: 'early', path, area: { id, ...getReleaseSource(store, id, version) } };
}

/** The document of a frame; without a rendered frame an empty document, which the app fills. */
export async function composeFrame(
  making: PageMaking,
  release: CurrentRelease,
  parts: FrameOf & Pick<DocumentParts, 'rendered' | 'areaStyles'>,
): Promise<Page> {
  const { settings, badge, siteName } = making;
  const { html, scriptHashes } = composeDocument({
    ...parts,
    release,
    settings,
    badge,
    siteName: siteName(),
    area: mountedAt(parts.mount, release.manifest.areas),
    areaList: await storeAreaList(making, release, parts.rendered),
  });
  return makePage(html, scriptHashes);
}

function mountedAt<A extends Pick<ReleasedArea, 'mounts'>>(mount: string, areas: readonly A[]) {
  return areas.find(({ mounts }) => mounts.includes(mount));
}

/** Whether the shell itself has the page; no area, not even one that cannot be read. */
function isOwn({ manifest }: CurrentRelease, mount: string): boolean {
  const { shell, areas, dropped = [] } = manifest;
  return shell.mounts.includes(mount) && !mountedAt(mount, [...areas, ...dropped]);
}

function getMountPath(mount: string): string {
  return mount.replace(/\/\*$/, '');
}

/** The page after a form, as HTML. */
export async function buildAnswer(
  making: PageMaking,
  release: CurrentRelease,
  answer: FormAnswer,
): Promise<string> {
  const job = createRenderJob(making, release, { kind: 'answer', answer });
  const rendered = await making.renderer.render(job);
  const style = await storePageFile(making.store, 'style.css', rendered.style);
  return composePlainDocument(release, rendered, style);
}

function createRenderJob(
  { store, surroundings, siteName }: PageMaking,
  { manifest }: CurrentRelease,
  subject: Subject,
): RenderJob {
  return {
    shell: getReleaseSource(store, 'shell', manifest.shell.version),
    manifest,
    surroundings: { ...surroundings, siteName: siteName() },
    subject,
  };
}

function getReleaseSource(store: string, id: string, version: string): ReleaseSource {
  return { folder: releaseFolder(store, id, version), base: `/mfe/${id}/${version}/` };
}
